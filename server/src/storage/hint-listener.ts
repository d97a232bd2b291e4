import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';
import { type DatabaseAddress, clientConfig } from './connections.ts';
import { CHANNEL, type Hint, isFrom, unpackHints } from './hints.ts';

export interface HintReader {
  onHint(hint: Hint): void;
  /** Hints may have been missed: whoever cares about a table catches up from the log. */
  onGap(): void;
}

const SHORTEST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 5_000;

/** A listening connection only reads: without a question now and then it would never notice that it is dead. */
const PULSE_MS = 10_000;

/** Hears the other nodes on a connection of its own, and makes a new one whenever it breaks. */
export class HintListener {
  readonly #connection: DatabaseAddress;
  readonly #node: string;
  readonly #log: Log;
  readonly #met: () => void;
  #reader: HintReader | undefined;
  #client: pg.Client | undefined;
  #isClosed = false;

  /** `met` is called whenever another node has said something, if only that it is there. */
  constructor(connection: DatabaseAddress, node: string, log: Log, met: () => void) {
    this.#connection = connection;
    this.#node = node;
    this.#log = log;
    this.#met = met;
  }

  /** Resolved once the node hears. */
  async listen(reader: HintReader): Promise<void> {
    this.#reader = reader;
    await this.#connect();
  }

  /** Somebody may have said something that nobody hears any more. */
  missed(): void {
    this.#reader?.onGap();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#client?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    for (let pause = SHORTEST_PAUSE_MS; !this.#isClosed; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        await this.#open();
        return;
      } catch (error) {
        this.#log.warn({ error: String(error) }, 'cannot listen for hints, trying again');
        await sleep(pause * (0.5 + Math.random()), undefined, { ref: false });
      }
    }
  }

  async #open(): Promise<void> {
    const client = new pg.Client({ ...clientConfig(this.#connection), query_timeout: 5_000 });
    let isListening = false;
    const pulse = setInterval(() => {
      client.query('select 1').catch(() => lost());
    }, PULSE_MS).unref();
    const lost = () => {
      clearInterval(pulse);
      if (!isListening) return;
      isListening = false;
      void client.end().catch(() => undefined);
      if (!this.#isClosed) void this.#reconnect();
    };
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ payload }) => this.#hear(payload ?? '[]'));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      clearInterval(pulse);
      void client.end().catch(() => undefined);
      throw error;
    }
    isListening = true;
    this.#client = client;
    if (this.#isClosed) await client.end();
  }

  async #reconnect(): Promise<void> {
    this.#log.warn('stopped hearing the other nodes, connecting again');
    await this.#connect();
    if (!this.#isClosed) this.missed();
  }

  #hear(payload: string): void {
    if (isFrom(this.#node, payload)) return;
    this.#met();
    for (const hint of unpackHints(payload).hints) this.#reader?.onHint(hint);
  }
}
