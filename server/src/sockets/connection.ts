import type { Duplex } from 'node:stream';
import type { Refusal } from '@bridgehead/kernel';
import { CLOSE_CODES, type ClientMessage, PROTOCOL, refuse, type ServerMessage } from '@bridgehead/wire';
import type { RawData, WebSocket } from 'ws';
import { Allowance } from '../allowance.ts';
import type { Log } from '../log.ts';
import { Refused } from '../refused.ts';
import type { Listener } from '../tables/audience.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Actor } from '../room/room.ts';
import type { Shelf } from '../tables/shelf.ts';
import { sharedFrame } from './frame.ts';
import { Outgoing } from './outgoing.ts';
import type { PersonAllowances } from './person-allowances.ts';
import type { SocketRates } from './rates.ts';
import { nameOfMessage, readMessage } from './read-message.ts';

/** More than this unsent means that nobody reads: the client comes back and asks for what it missed. */
const MOST_UNSENT = 1_000_000;
/** A ping that was not answered for so long will not be. */
const DEAD_AFTER_MS = 20_000;
/** Long enough to hear why. */
const FAREWELL_MS = 1000;

export interface ConnectionServices {
  readonly shelf: Shelf;
  readonly log: Log;
  /** Milliseconds that never go back, whatever happens to the time of day. */
  readonly clock: () => number;
  readonly refused: (reason: string) => void;
}

/** What a connection may send. */
export interface ConnectionLimits {
  readonly rates: SocketRates;
  readonly people: PersonAllowances;
}

/** Who is at the other end. */
export interface Caller {
  readonly socket: WebSocket;
  readonly wire: Duplex;
  readonly actor: Actor | null;
  readonly address: string;
}

/** One socket, one person, one table at a time. */
export class Connection implements Listener {
  readonly identity: string | null;
  readonly name: string;
  readonly address: string;
  readonly #socket: WebSocket;
  readonly #outgoing: Outgoing;
  readonly #services: ConnectionServices;
  readonly #people: PersonAllowances;
  readonly #messages: Allowance;
  readonly #bytes: Allowance;
  readonly #signals: Allowance;
  readonly #warnings: Allowance;
  #table: LiveTable | null = null;
  /** Opening a table must be over before anything is done there. */
  #opening: Promise<void> | null = null;
  /** Since when an answer to our ping is due; null while none is. */
  #pingedAt: number | null = null;

  constructor(
    { socket, wire, actor, address }: Caller,
    services: ConnectionServices,
    { rates, people }: ConnectionLimits,
  ) {
    this.#socket = socket;
    this.#outgoing = new Outgoing(wire);
    this.identity = actor?.identity ?? null;
    this.name = actor?.name ?? '';
    this.address = address;
    this.#services = services;
    this.#people = people;
    const now = services.clock();
    this.#messages = new Allowance(rates.messages, now);
    this.#bytes = new Allowance(rates.bytes, now);
    this.#signals = new Allowance(rates.signals, now);
    this.#warnings = new Allowance(rates.warnings, now);
    socket.on('message', (data: RawData, isBinary) => this.#receive(data as Buffer, isBinary));
    socket.on('ping', (data) => this.#signalled(() => socket.pong(data)));
    socket.on('pong', () =>
      this.#signalled(() => {
        this.#pingedAt = null;
      }),
    );
    socket.on('close', () => this.#leave());
    socket.on('error', () => socket.terminate());
    wire.on('data', ({ length }: Buffer) => {
      if (!this.#bytes.take(services.clock(), length)) this.#hangUp();
    });
  }

  send(text: string): void {
    if (this.#isOpen && this.#reads()) this.#outgoing.say(sharedFrame(text));
  }

  /** Sockets die silently: one that has not answered for long is given up. */
  checkAlive(): void {
    const now = this.#services.clock();
    if (this.#pingedAt === null) {
      this.#pingedAt = now;
      this.#socket.ping();
    } else if (now - this.#pingedAt >= DEAD_AFTER_MS) {
      this.#socket.terminate();
    }
  }

  close(code: number, reason: string): void {
    this.#outgoing.send();
    this.#socket.close(code, reason);
  }

  terminate(): void {
    this.#socket.terminate();
  }

  get #isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  /** False for a client that takes nothing in, whatever it was that it was told; it is given up. */
  #reads(): boolean {
    if (this.#outgoing.unsent <= MOST_UNSENT) return true;
    this.#socket.terminate();
    return false;
  }

  /** A ping or a pong of the protocol. */
  #signalled(act: () => void): void {
    if (!this.#isOpen) return;
    if (!this.#signals.take(this.#services.clock())) return this.#hangUp();
    if (this.#reads()) act();
  }

  #receive(data: Buffer, isBinary: boolean): void {
    if (!this.#isOpen) return;
    if (!this.#messages.take(this.#services.clock())) return this.#warn(() => nameOfMessage(data, isBinary));
    const read = readMessage(data, isBinary);
    if ('refusal' in read) return this.#refuse(read.re, read.refusal);
    const { message } = read;
    if (!this.#people.take(message.kind, this)) return this.#warn(() => message.id);
    this.#handle(message).catch((error: unknown) => {
      if (error instanceof Refused) return this.#refuse(message.id, error.refusal);
      this.#services.log.error(
        { kind: message.kind, error: String(error) },
        'a message could not be handled',
      );
      this.#refuse(message.id, refuse('try-again'));
    });
  }

  /** Whoever was warned often enough is not even answered: refusing a flood must cost less than sending it. */
  #warn(nameOf: () => string | null): void {
    if (this.#warnings.take(this.#services.clock())) this.#refuse(nameOf(), refuse('too-fast'));
    else this.#hangUp();
  }

  /** Reads no more, says why and goes. */
  #hangUp(): void {
    if (!this.#isOpen) return;
    this.#services.refused('flooding');
    this.close(CLOSE_CODES.flooding, 'flooding');
    this.#socket.pause();
    this.#leave();
    setTimeout(() => this.#socket.terminate(), FAREWELL_MS).unref();
  }

  async #handle(message: ClientMessage): Promise<void> {
    if (message.kind === 'open') {
      // One after the other: whoever opens two tables at once must not end up listening at both.
      const before = this.#opening?.catch(() => undefined) ?? Promise.resolve();
      const opening = before.then(() => this.#open(message));
      this.#opening = opening;
      return opening.finally(() => {
        if (this.#opening === opening) this.#opening = null;
      });
    }
    if (message.kind === 'ping') return this.#say({ kind: 'done', re: message.id });
    if (this.#opening) await this.#opening;
    const table = this.#table;
    if (!table) return this.#refuse(message.id, refuse('not-open'));
    if (message.kind === 'log') return this.#tellOlder(table, message);
    if (this.identity === null) return this.#refuse(message.id, refuse('no-identity'));
    const actor = { identity: this.identity, name: this.name };
    const done = await this.#act(table, actor, message);
    if ('refusal' in done) this.#refuse(message.id, done.refusal);
    else if (done.seq === undefined) this.#say({ kind: 'done', re: message.id, ...done });
  }

  #act(table: LiveTable, actor: Actor, message: Exclude<ClientMessage, { kind: 'open' | 'log' | 'ping' }>) {
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

  async #tellOlder(table: LiveTable, message: Extract<ClientMessage, { kind: 'log' }>): Promise<void> {
    const page = await table.older(this, message);
    if ('refusal' in page) this.#refuse(message.id, page.refusal);
    else this.#say({ kind: 'log', re: message.id, ...page });
  }

  #acknowledger(re: string): (seq: number) => void {
    return (seq) => this.#say({ kind: 'done', re, seq });
  }

  async #open(message: Extract<ClientMessage, { kind: 'open' }>): Promise<void> {
    if (message.protocol !== PROTOCOL) return this.#refuse(message.id, refuse('old-page'));
    const table = await this.#services.shelf.open(message.table);
    if ('refusal' in table) return this.#refuse(message.id, table.refusal);
    if (!this.#isOpen) return;
    const done = await table.open(this, message, () => {
      if (this.#table !== table) this.#leave();
      this.#table = table;
    });
    if ('refusal' in done) this.#refuse(message.id, done.refusal);
    if (!this.#isOpen) this.#leave();
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
