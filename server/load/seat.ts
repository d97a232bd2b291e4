import { randomUUID } from 'node:crypto';
import type { AnyGame, Chance, Decision } from '@bridgehead/kernel';
import {
  type Changes,
  type ClientMessage,
  PROTOCOL,
  type ServerMessage,
  SOCKET_PATH,
} from '@bridgehead/wire';
import { WebSocket } from 'ws';
import type { ApiClient } from '../testkit/api.ts';

/** What a seat tells its table. */
export interface SeatEvents {
  readonly asked: (seat: LoadSeat, decision: Decision) => void;
  readonly told: (seq: number) => void;
  readonly acknowledged: (milliseconds: number) => void;
  readonly over: () => void;
  readonly refused: (reason: string) => void;
}

/** One of a thousand clients: it does what a browser must and nothing else. */
export class LoadSeat {
  readonly who: ApiClient;
  readonly #socket: WebSocket;
  readonly #game: AnyGame;
  readonly #chance: Chance;
  readonly #waiting = new Map<string, () => void>();
  events: SeatEvents | undefined;
  #you: number | null = null;
  #seq = 0;
  #view: object = {};
  #sentAt = 0;
  #isOver = false;
  #pending: readonly Decision[] = [];

  private constructor(who: ApiClient, socket: WebSocket, game: AnyGame, chance: Chance) {
    this.who = who;
    this.#socket = socket;
    this.#game = game;
    this.#chance = chance;
    socket.on('message', (data: Buffer) => this.#receive(JSON.parse(data.toString('utf8')) as ServerMessage));
  }

  static async connect(who: ApiClient, game: AnyGame, chance: Chance): Promise<LoadSeat> {
    const socket = new WebSocket(`${who.origin.replace('http', 'ws')}${SOCKET_PATH}`, {
      headers: { origin: who.origin, cookie: who.cookie },
      perMessageDeflate: false,
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
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
    const state = rules.sample(this.#view, this.#chance);
    const move = rules.randomMove(state, decision, this.#chance);
    const message = { kind: 'answer', id: randomUUID(), decision: decision.id, seq: this.#seq, move };
    this.#sentAt = performance.now();
    this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#socket.terminate();
  }

  #receive(message: ServerMessage): void {
    switch (message.kind) {
      case 'step': {
        const { step, changed, pending, outcome } = message;
        if (step.seq !== this.#seq + 1) this.events?.refused('gap');
        this.#seq = step.seq;
        applyInPlace(this.#view, changed);
        this.events?.told(step.seq);
        return this.#look(pending, outcome !== null);
      }
      case 'table':
      case 'play': {
        const { room, play } = message;
        this.#you = room.you;
        this.#isOver = false;
        this.#seq = play?.seq ?? 0;
        this.#view = (play?.view as object | undefined) ?? {};
        this.#look(play?.pending ?? [], play !== null && play.outcome !== null);
        if (message.kind === 'table') this.#answered(message.re);
        return;
      }
      case 'room':
        this.#you = message.room.you;
        return;
      case 'done':
        if (message.seq === undefined) return this.#answered(message.re);
        return this.events?.acknowledged(performance.now() - this.#sentAt);
      case 'refused':
        if (!this.events) throw new Error(`refused while setting up: ${message.refusal.reason}`);
        this.events.refused(message.refusal.reason);
        return message.re === null ? undefined : this.#answered(message.re);
    }
  }

  /** Asks itself again what is asked: after somebody new listens. */
  lookAgain(): void {
    this.#look(this.#pending, this.#isOver);
  }

  #look(pending: readonly Decision[], isOver: boolean): void {
    this.#pending = pending;
    if (isOver && !this.#isOver) this.events?.over();
    this.#isOver = isOver;
    const decision = pending.find(({ seat, must }) => must && seat === this.#you);
    if (decision) this.events?.asked(this, decision);
  }

  #answered(id: string): void {
    this.#waiting.get(id)?.();
    this.#waiting.delete(id);
  }
}

/** Nobody looks at the old view here, so that a thousand clients leave the processor to the server. */
function applyInPlace(view: object, changes: Changes): void {
  for (const path in changes) {
    let container = view as Record<string, unknown>;
    let from = 0;
    for (let dot = path.indexOf('.'); dot >= 0; dot = path.indexOf('.', from)) {
      container = container[path.slice(from, dot)] as Record<string, unknown>;
      from = dot + 1;
    }
    container[path.slice(from)] = changes[path];
  }
}
