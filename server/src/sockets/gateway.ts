import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { CLOSE_CODES, SOCKET_PATH } from '@bridgehead/wire';
import { WebSocketServer } from 'ws';
import type { Session } from '../identity/sessions.ts';
import type { Actor } from '../room/room.ts';
import { Connection, type ConnectionLimits, type ConnectionServices } from './connection.ts';
import { PersonAllowances } from './person-allowances.ts';
import { type SocketSettings, socketRates } from './rates.ts';

/**
 * Above this a frame is not even read; below it a message that is too long is refused in words. Every socket can have
 * as much kept for it as this, in a frame that it never finishes.
 */
const LONGEST_FRAME = 65_536;
const HEARTBEAT_MS = 30_000;
/** A heartbeat goes out in so many parts: a thousand pings and their answers at once would make every move wait. */
const HEARTBEAT_PARTS = 100;
const PART_MS = 100;
const FAREWELL_MS = 2000;

/** Somebody at the door, and the session that says so. */
export interface Visitor {
  readonly actor: Actor;
  readonly session: Session;
}

export interface GatewayServices extends ConnectionServices {
  readonly identify: (request: IncomingMessage) => Promise<Visitor | null>;
  /** Which of these sessions have been ended from another browser. */
  readonly ended: (sessions: readonly Session[]) => Promise<readonly Session[]>;
  readonly isOwnOrigin: (request: IncomingMessage) => boolean;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly connectionsPerAddress: number;
  /** Whether this address has not opened too many of late. */
  readonly mayOpen: (address: string) => boolean;
  readonly settings: SocketSettings;
}

/** The door for sockets: who may come in, and how many from one address. */
export class Gateway {
  readonly #services: GatewayServices;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_FRAME,
    perMessageDeflate: false,
    // The library would answer pings without end: a connection answers as many as are allowed.
    autoPong: false,
  });
  readonly #limits: ConnectionLimits;
  /** Whoever came without a session only watches. */
  readonly #connections = new Map<Connection, Session | null>();
  readonly #perAddress = new Map<string, number>();
  readonly #heartbeat: NodeJS.Timeout;
  #isClosing = false;

  constructor(services: GatewayServices) {
    this.#services = services;
    this.#limits = {
      rates: socketRates(services.settings),
      people: new PersonAllowances(services.settings, services.clock),
    };
    this.#heartbeat = setInterval(() => {
      void this.#checkAlive();
      this.closeEnded().catch((error: unknown) => {
        services.log.warn({ error: String(error) }, 'ended sessions were not looked up');
      });
    }, HEARTBEAT_MS).unref();
  }

  get size(): number {
    return this.#connections.size;
  }

  /** For the HTTP server's `upgrade` event. */
  readonly upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', () => socket.destroy());
    this.#admit(request, socket, head).catch((error: unknown) => {
      this.#services.log.error({ error: String(error) }, 'a socket could not be opened');
      turnAway(socket, 503, 'Service Unavailable');
    });
  };

  /** On whichever node a session was ended, nobody plays on by it for longer than a heartbeat. */
  async closeEnded(): Promise<void> {
    const sessions = [...this.#connections.values()].filter((session) => session !== null);
    this.closeSessions(new Set((await this.#services.ended(sessions)).map(({ id }) => id)));
  }

  closeSessions(ended: ReadonlySet<string>): void {
    for (const [connection, session] of this.#connections) {
      if (session && ended.has(session.id)) connection.close(CLOSE_CODES.loggedOut, 'logged out');
    }
  }

  /** Clients are told to come back: behind a balancer they come back to another node. */
  async close(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#heartbeat);
    for (const connection of this.#connections.keys()) connection.close(CLOSE_CODES.restarting, 'restart');
    for (let waited = 0; this.#connections.size > 0 && waited < FAREWELL_MS; waited += 20) await sleep(20);
    for (const connection of this.#connections.keys()) connection.terminate();
  }

  async #admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const path = (request.url ?? '').split('?')[0];
    if (path !== SOCKET_PATH) return turnAway(socket, 404, 'Not Found');
    if (this.#isClosing) return turnAway(socket, 503, 'Service Unavailable');
    if (!this.#services.isOwnOrigin(request)) return turnAway(socket, 403, 'Forbidden');
    const address = this.#services.addressOf(request);
    const open = this.#perAddress.get(address) ?? 0;
    if (open >= this.#services.connectionsPerAddress || !this.#services.mayOpen(address))
      return turnAway(socket, 429, 'Too Many Requests');
    this.#perAddress.set(address, open + 1);
    socket.once('close', () => this.#forget(address));
    const visitor = await this.#services.identify(request);
    if (socket.destroyed) return;
    this.#server.handleUpgrade(request, socket, head, (webSocket) => {
      const caller = { socket: webSocket, wire: socket, actor: visitor?.actor ?? null, address };
      const connection = new Connection(caller, this.#services, this.#limits);
      this.#connections.set(connection, visitor?.session ?? null);
      webSocket.once('close', () => this.#connections.delete(connection));
    });
  }

  /** Those who come in the meantime are left to the next heartbeat: a crowd that arrives would never be through. */
  async #checkAlive(): Promise<void> {
    const connections = [...this.#connections.keys()];
    const part = Math.ceil(connections.length / HEARTBEAT_PARTS);
    for (const [index, connection] of connections.entries()) {
      connection.checkAlive();
      if ((index + 1) % part === 0) await sleep(PART_MS, undefined, { ref: false });
    }
  }

  #forget(address: string): void {
    const left = (this.#perAddress.get(address) ?? 1) - 1;
    if (left > 0) this.#perAddress.set(address, left);
    else this.#perAddress.delete(address);
  }
}

function turnAway(socket: Duplex, status: number, text: string): void {
  socket.end(`HTTP/1.1 ${status} ${text}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
