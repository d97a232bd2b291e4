import { randomUUID } from 'node:crypto';
import type { AnyGame, Chance, Decision } from '@bridgehead/kernel';
import {
  type ClientMessage,
  PROTOCOL,
  type ServerMessage,
  type Standing,
  type StepMessage,
  SOCKET_PATH,
} from '@bridgehead/wire';
import type { ApiClient } from '../testkit/api.ts';
import { LightSocket } from './light-socket.ts';
import { StepText } from './step-text.ts';

/** What a seat tells its table. */
export interface SeatEvents {
  readonly asked: (seat: LoadSeat, decision: Decision) => void;
  readonly told: (seq: number) => void;
  readonly acknowledged: (milliseconds: number) => void;
  readonly refused: (reason: string) => void;
}

/** A client only needs a state that its view fits: drawing a likely one would cost as much as all else it does. */
const ANY_THAT_FITS: Chance = { below: () => 0 };
const ACKNOWLEDGED = /^\{"kind":"done","re":"[^"]*","seq":/;

/**
 * One of a thousand clients. They share the machine with the server they measure: every frame is received and its number
 * checked, but what it says is read only once this seat is asked, and then all of it.
 */
export class LoadSeat {
  readonly who: ApiClient;
  readonly #socket: LightSocket;
  readonly #game: AnyGame;
  readonly #chance: Chance;
  readonly #waiting = new Map<string, () => void>();
  events: SeatEvents | undefined;
  /** Called when the game this seat plays has come to its end. */
  over: () => void = () => {};
  #you: number | null = null;
  #seq = 0;
  #view: object = {};
  #sentAt = 0;
  #isOver = false;
  #standing: Standing = { pending: [], outcome: null };
  #isAsked = false;
  #unread: StepText[] = [];

  private constructor(who: ApiClient, socket: LightSocket, game: AnyGame, chance: Chance) {
    this.who = who;
    this.#socket = socket;
    this.#game = game;
    this.#chance = chance;
    socket.listen((text) => {
      if (StepText.is(text)) this.#hear(new StepText(text));
      else if (ACKNOWLEDGED.test(text)) this.events?.acknowledged(performance.now() - this.#sentAt);
      else this.#receive(JSON.parse(text) as Exclude<ServerMessage, StepMessage>);
    });
  }

  static async connect(who: ApiClient, game: AnyGame, chance: Chance): Promise<LoadSeat> {
    const url = new URL(SOCKET_PATH, who.origin);
    const socket = await LightSocket.connect(url, { origin: who.origin, cookie: who.cookie });
    return new LoadSeat(who, socket, game, chance);
  }

  open(table: string): Promise<void> {
    return this.ask({ kind: 'open', id: randomUUID(), protocol: PROTOCOL, table });
  }

  ask(message: ClientMessage): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.set(message.id, resolve);
      this.#socket.send(JSON.stringify(message));
    });
  }

  move(decision: Decision): void {
    const { rules } = this.#game;
    const state = rules.sample(this.#view, ANY_THAT_FITS);
    const move = rules.randomMove(state, decision, this.#chance);
    const message = { kind: 'answer', id: randomUUID(), decision: decision.id, seq: this.#seq, move };
    this.#sentAt = performance.now();
    this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#socket.close();
  }

  #hear(step: StepText): void {
    if (step.seq !== this.#seq + 1) this.events?.refused('gap');
    this.#seq = step.seq;
    this.#unread.push(step);
    this.events?.told(step.seq);
    if (step.isOver || this.#isAsked || step.mayAsk(this.#you)) this.#readUp();
  }

  #readUp(): void {
    for (const step of this.#unread) step.applyTo(this.#view, this.#standing);
    this.#unread = [];
    this.#look();
  }

  #receive(message: Exclude<ServerMessage, StepMessage>): void {
    switch (message.kind) {
      case 'table':
      case 'play': {
        const { room, play } = message;
        this.#you = room.you;
        this.#isOver = false;
        this.#unread = [];
        this.#seq = play?.seq ?? 0;
        this.#view = (play?.view as object | undefined) ?? {};
        this.#standing = { pending: play?.pending ?? [], outcome: play?.outcome ?? null };
        this.#look();
        if (message.kind === 'table') this.#answered(message.re);
        return;
      }
      case 'room':
        this.#you = message.room.you;
        return;
      case 'done':
        return this.#answered(message.re);
      case 'refused':
        if (!this.events) throw new Error(`refused while setting up: ${message.refusal.reason}`);
        this.events.refused(message.refusal.reason);
        return message.re === null ? undefined : this.#answered(message.re);
    }
  }

  /** Asks itself again what is asked: after somebody new listens. */
  lookAgain(): void {
    if (this.#unread.length > 0) this.#readUp();
    else this.#look();
  }

  #look(): void {
    const { pending, outcome } = this.#standing;
    const isOver = outcome !== null;
    if (isOver && !this.#isOver) this.over();
    this.#isOver = isOver;
    const decision = pending.find(({ seat, must }) => must && seat === this.#you);
    this.#isAsked = decision !== undefined;
    if (decision) this.events?.asked(this, decision);
  }

  #answered(id: string): void {
    this.#waiting.get(id)?.();
    this.#waiting.delete(id);
  }
}
