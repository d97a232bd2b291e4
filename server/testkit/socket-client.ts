import { randomUUID } from 'node:crypto';
import type { Refusal } from '@bridgehead/kernel';
import {
  applyChanges,
  type ChatLine,
  type ClientMessage,
  type PlayView,
  type Point,
  PROTOCOL,
  type RoomChange,
  type RoomView,
  type ServerMessage,
  SOCKET_PATH,
  type Standing,
} from '@bridgehead/wire';
import { WebSocket } from 'ws';
import type { ApiClient } from './api.ts';

type Unnamed<M> = M extends ClientMessage ? Omit<M, 'id'> : never;
export type Reply = { readonly seq?: number; readonly table?: string } | { readonly refusal: Refusal };

/** The connection went before the answer came: whether it was done is not known, so the message is sent again. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
}

interface Waiting {
  resolve(reply: Reply): void;
  reject(error: ConnectionLost): void;
}

/** A client at one table: it keeps what the server tells, and remembers every word for whoever wants to check. */
export class SocketClient {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<string, Waiting>();
  readonly #watchers = new Set<() => void>();
  readonly transcript: string[] = [];
  readonly chat: ChatLine[] = [];
  readonly points: Point[] = [];
  room: RoomView | undefined;
  play: PlayView | null = null;
  /** Hears every message first. */
  hear: ((message: ServerMessage) => void) | undefined;
  /** Steps that did not follow the one before: the table has to be opened again. */
  gaps = 0;

  private constructor(socket: WebSocket, keepsTranscript: boolean) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      const text = data.toString('utf8');
      if (keepsTranscript) this.transcript.push(text);
      this.#receive(JSON.parse(text) as ServerMessage);
    });
    socket.on('close', () => this.#lose());
    socket.on('error', () => socket.terminate());
  }

  static async connect(who: ApiClient, keepsTranscript = false): Promise<SocketClient> {
    const socket = new WebSocket(`${who.origin.replace('http', 'ws')}${SOCKET_PATH}`, {
      headers: { origin: who.origin, cookie: who.cookie },
      perMessageDeflate: false,
    });
    const client = new SocketClient(socket, keepsTranscript);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return client;
  }

  /** Connected, and at the table; `since` says what is known already. */
  static async at(
    who: ApiClient,
    table: string,
    keepsTranscript = false,
    since?: number,
  ): Promise<SocketClient> {
    const client = await SocketClient.connect(who, keepsTranscript);
    await client.open(table, undefined, since);
    return client;
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  open(table: string, key?: string, since = this.play?.seq): Promise<Reply> {
    return this.ask({
      kind: 'open',
      protocol: PROTOCOL,
      table,
      ...(key !== undefined && { key }),
      ...(since !== undefined && { since }),
    });
  }

  /** Steps from before those that are known. */
  readOlder(): Promise<Reply> {
    return this.ask({ kind: 'log', before: this.play?.from ?? 0 });
  }

  change(change: RoomChange): Promise<Reply> {
    return this.ask({ kind: 'room', change });
  }

  ask(message: Unnamed<ClientMessage>, id: string = randomUUID()): Promise<Reply> {
    return new Promise((resolve, reject) => {
      if (!this.isOpen) return reject(new ConnectionLost());
      this.#waiting.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ ...message, id }));
    });
  }

  sendRaw(data: string | Buffer): void {
    this.#socket.send(data);
  }

  /** Until something that was told makes it true. */
  until(isTrue: () => boolean, patienceMs = 10_000): Promise<void> {
    if (isTrue()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const watch = () => {
        if (!isTrue()) return;
        clearTimeout(timer);
        this.#watchers.delete(watch);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#watchers.delete(watch);
        reject(new Error('it did not come true'));
      }, patienceMs);
      this.#watchers.add(watch);
    });
  }

  close(): void {
    this.#socket.close();
  }

  terminate(): void {
    this.#socket.terminate();
  }

  #receive(message: ServerMessage): void {
    this.hear?.(message);
    switch (message.kind) {
      case 'table':
        this.room = message.room;
        this.play = message.play;
        this.chat.push(...message.chat);
        this.#answer(message.re, {});
        break;
      case 'play':
        this.room = message.room;
        this.play = message.play;
        break;
      case 'log': {
        const { kind: _, re, ...page } = message;
        if (this.play) this.play = { ...this.play, ...page, steps: [...page.steps, ...this.play.steps] };
        this.#answer(re, {});
        break;
      }
      case 'room':
        this.room = message.room;
        break;
      case 'step': {
        const { step, changed, stands, clock = null } = message;
        if (this.play?.seq !== step.seq - 1) this.gaps++;
        if (this.play) {
          const view = applyChanges(this.play.view, changed);
          const steps = [...this.play.steps, step];
          const { pending, outcome } = this.play;
          const standing = applyChanges({ pending, outcome }, stands) as Standing;
          this.play = { ...this.play, seq: step.seq, view, steps, ...standing, clock };
        }
        break;
      }
      case 'chat':
        this.chat.push(...message.lines);
        break;
      case 'pointed':
        this.points.push(message.point);
        break;
      case 'done': {
        const { re, seq, table } = message;
        this.#answer(re, { ...(seq !== undefined && { seq }), ...(table !== undefined && { table }) });
        break;
      }
      case 'refused':
        if (message.re !== null) this.#answer(message.re, { refusal: message.refusal });
        break;
    }
    this.#changed();
  }

  #answer(re: string, reply: Reply): void {
    this.#waiting.get(re)?.resolve(reply);
    this.#waiting.delete(re);
  }

  #lose(): void {
    for (const { reject } of this.#waiting.values()) reject(new ConnectionLost());
    this.#waiting.clear();
    this.#changed();
  }

  #changed(): void {
    for (const watch of this.#watchers) watch();
  }
}
