import type { Duplex } from 'node:stream';
import type { Refusal } from '@bridgehead/kernel';
import { type ClientMessage, PROTOCOL, refuse, type ServerMessage } from '@bridgehead/wire';
import type { RawData, WebSocket } from 'ws';
import { Allowance } from '../allowance.ts';
import type { Log } from '../log.ts';
import type { Listener } from '../tables/audience.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Actor } from '../tables/room.ts';
import type { Shelf } from '../tables/shelf.ts';
import { sharedFrame } from './frame.ts';
import { Outgoing } from './outgoing.ts';
import { readMessage } from './read-message.ts';

/** More than this unsent means that nobody reads: the client comes back and asks for what it missed. */
const MOST_UNSENT = 1_000_000;

export interface ConnectionSettings {
  readonly messagesPerSecond: number;
  readonly burst: number;
}

export interface ConnectionServices {
  readonly shelf: Shelf;
  readonly log: Log;
  readonly now: () => number;
  readonly settings: ConnectionSettings;
  readonly refused: (reason: string) => void;
}

/** One socket, one person, one table at a time. */
export class Connection implements Listener {
  readonly identity: string | null;
  readonly name: string;
  readonly #socket: WebSocket;
  readonly #outgoing: Outgoing;
  readonly #services: ConnectionServices;
  readonly #allowance: Allowance;
  #table: LiveTable | null = null;
  /** Opening a table must be over before anything is done there. */
  #opening: Promise<void> = Promise.resolve();
  #isAlive = true;

  constructor(socket: WebSocket, wire: Duplex, actor: Actor | null, services: ConnectionServices) {
    this.#socket = socket;
    this.#outgoing = new Outgoing(wire);
    this.identity = actor?.identity ?? null;
    this.name = actor?.name ?? '';
    this.#services = services;
    const { messagesPerSecond, burst } = services.settings;
    this.#allowance = new Allowance(messagesPerSecond, burst, services.now());
    socket.on('message', (data: RawData, isBinary) => this.#receive(data as Buffer, isBinary));
    socket.on('pong', () => {
      this.#isAlive = true;
    });
    socket.on('close', () => this.#leave());
    socket.on('error', () => socket.terminate());
  }

  send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MOST_UNSENT) return this.#socket.terminate();
    this.#outgoing.say(sharedFrame(text));
  }

  /** Sockets die silently: one that has not answered since the last call is given up. */
  checkAlive(): void {
    if (!this.#isAlive) return this.#socket.terminate();
    this.#isAlive = false;
    this.#socket.ping();
  }

  close(code: number, reason: string): void {
    this.#outgoing.send();
    this.#socket.close(code, reason);
  }

  terminate(): void {
    this.#socket.terminate();
  }

  #receive(data: Buffer, isBinary: boolean): void {
    if (!this.#allowance.take(this.#services.now())) return this.#refuse(null, refuse('too-fast'));
    const read = readMessage(data, isBinary);
    if ('refusal' in read) return this.#refuse(read.re, read.refusal);
    const { message } = read;
    this.#handle(message).catch((error: unknown) => {
      this.#services.log.error(
        { kind: message.kind, error: String(error) },
        'a message could not be handled',
      );
      this.#refuse(message.id, refuse('try-again'));
    });
  }

  async #handle(message: ClientMessage): Promise<void> {
    if (message.kind === 'open') {
      // One after the other: whoever opens two tables at once must not end up listening at both.
      this.#opening = this.#opening.catch(() => undefined).then(() => this.#open(message));
      return this.#opening;
    }
    if (message.kind === 'ping') return this.#say({ kind: 'done', re: message.id });
    await this.#opening;
    const table = this.#table;
    if (!table) return this.#refuse(message.id, refuse('not-open'));
    if (this.identity === null) return this.#refuse(message.id, refuse('no-identity'));
    const actor = { identity: this.identity, name: this.name };
    const done = await this.#act(table, actor, message);
    if ('refusal' in done) this.#refuse(message.id, done.refusal);
    else if (done.seq === undefined) this.#say({ kind: 'done', re: message.id, ...done });
  }

  #act(table: LiveTable, actor: Actor, message: Exclude<ClientMessage, { kind: 'open' | 'ping' }>) {
    const acknowledge = this.#acknowledger(message.id);
    switch (message.kind) {
      case 'answer':
        return table.answer(actor, message, acknowledge);
      case 'take-back':
        return table.takeBack(actor, message, acknowledge);
      case 'room':
        return table.change(actor, message.change);
      case 'chat':
        return table.say(actor, message);
      case 'point':
        return table.point(actor, message);
    }
  }

  #acknowledger(re: string): (seq: number) => void {
    return (seq) => this.#say({ kind: 'done', re, seq });
  }

  async #open(message: Extract<ClientMessage, { kind: 'open' }>): Promise<void> {
    if (message.protocol !== PROTOCOL) return this.#refuse(message.id, refuse('old-page'));
    const table = await this.#services.shelf.open(message.table);
    if ('refusal' in table) return this.#refuse(message.id, table.refusal);
    if (!table.admits(this.identity, message.key)) return this.#refuse(message.id, refuse('no-table'));
    if (this.#table !== table) this.#leave();
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#table = table;
    await table.open(this, message);
    if (this.#socket.readyState !== this.#socket.OPEN) this.#leave();
  }

  #leave(): void {
    this.#table?.leave(this);
    this.#table = null;
  }

  #refuse(re: string | null, refusal: Refusal): void {
    this.#services.refused(refusal.reason);
    this.#say({ kind: 'refused', re, refusal });
  }

  #say(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }
}
