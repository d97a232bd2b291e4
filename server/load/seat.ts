import { randomUUID } from 'node:crypto';
import { type ClientMessage, PROTOCOL, type ServerMessage, SOCKET_PATH } from '@bridgehead/wire';
import type { ApiClient } from '../testkit/api.ts';
import { LightSocket, maskedText } from './light-socket.ts';
import type { Cue, Score } from './scores.ts';

/** What a seat tells its table. */
export interface SeatEvents {
  readonly asked: (seat: LoadSeat, cue: Cue) => void;
  readonly told: () => void;
  readonly acknowledged: (milliseconds: number) => void;
}

const STEP = Buffer.from('{"kind":"step","step":{"seq":');
const DONE = Buffer.from('{"kind":"done","re":');
const ROOM = Buffer.from('{"kind":"room",');
const OUTCOME = '"outcome":{';
const [ZERO, NINE] = [0x30, 0x39];

/**
 * One of a thousand clients. They share the machine with the server they measure: every frame is received and its number
 * checked, and what it says is compared with the score where the game ends.
 */
export class LoadSeat {
  readonly who: ApiClient;
  readonly #socket: LightSocket;
  readonly #waiting = new Map<string, () => void>();
  events: SeatEvents | undefined;
  /** Called when the game this seat plays has come to its end. */
  over: () => void = () => {};
  /** Called when the server does what it should not. */
  failed: (error: Error) => void = (error) => {
    throw error;
  };
  #you: number | null = null;
  #seq = 0;
  #score: Score | null = null;
  #sentAt = 0;

  private constructor(who: ApiClient, socket: LightSocket) {
    this.who = who;
    this.#socket = socket;
    socket.listen((data, from, to) => {
      if (startsWith(data, from, STEP)) this.#hear(data, from, to);
      else if (startsWith(data, from, DONE) && this.#waiting.size === 0) this.#acknowledged();
      // Who else is at the table is nothing to go by.
      else if (!startsWith(data, from, ROOM)) this.#receive(JSON.parse(data.toString('utf8', from, to)));
    });
  }

  static async connect(who: ApiClient): Promise<LoadSeat> {
    const url = new URL(SOCKET_PATH, who.origin);
    return new LoadSeat(who, await LightSocket.connect(url, { origin: who.origin, cookie: who.cookie }));
  }

  /** Without a score to sit down, with one to play by it. */
  async open(table: string, score: Score | null = null): Promise<void> {
    this.#score = null;
    await this.ask({ kind: 'open', id: randomUUID(), protocol: PROTOCOL, table });
    this.#score = score;
    this.look();
  }

  ask(message: ClientMessage): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.set(message.id, resolve);
      this.#socket.send(maskedText(JSON.stringify(message)));
    });
  }

  move({ frame }: Cue): void {
    this.#sentAt = performance.now();
    this.#socket.send(frame);
  }

  close(): void {
    this.#socket.close();
  }

  /** Asks itself again what is asked: after somebody new listens. */
  look(): void {
    if (!this.#score) return;
    const cue = this.#score[this.#seq];
    if (!cue) this.over();
    else if (cue.seat === this.#you) this.events?.asked(this, cue);
  }

  #hear(data: Buffer, from: number, to: number): void {
    const seq = numberAt(data, from + STEP.length);
    if (seq !== this.#seq + 1) this.failed(new Error(`step ${seq} was told after step ${this.#seq}`));
    this.#seq = seq;
    this.events?.told();
    if (seq === this.#score?.length && !data.toString('utf8', from, to).includes(OUTCOME))
      this.failed(new Error('a game goes on beyond its end'));
    this.look();
  }

  #acknowledged(): void {
    this.events?.acknowledged(performance.now() - this.#sentAt);
  }

  #receive(message: ServerMessage): void {
    switch (message.kind) {
      case 'table':
      case 'play':
        this.#you = message.room.you;
        this.#seq = message.play?.seq ?? 0;
        if (message.kind === 'table') this.#answered(message.re);
        return;
      case 'done':
        return message.seq === undefined ? this.#answered(message.re) : this.#acknowledged();
      case 'refused':
        this.failed(new Error(`refused: ${message.refusal.reason}`));
    }
  }

  #answered(id: string): void {
    this.#waiting.get(id)?.();
    this.#waiting.delete(id);
  }
}

function startsWith(data: Buffer, from: number, beginning: Buffer): boolean {
  for (let at = 0; at < beginning.length; at++) if (data[from + at] !== beginning[at]) return false;
  return true;
}

function numberAt(data: Buffer, from: number): number {
  let number = 0;
  for (let at = from; ; at++) {
    const digit = data[at] as number;
    if (digit < ZERO || digit > NINE) return number;
    number = number * 10 + digit - ZERO;
  }
}
