import type pg from 'pg';
import type { Log } from '../log.ts';
import { CHANNEL, greeting, type Hint, mergeHints, packHints } from './hints.ts';

/** So long hints wait for company: a NOTIFY per move would halve what the database can append. */
const COALESCE_MS = 2;
/** Under load they wait longer, and more of them travel together. */
const APART_MS = 10;
const RETRY_MS = 500;

/**
 * Tells the other nodes, after the commit and off the way of the moves, on a connection of its own. A node that is alone
 * tells nobody: its hints wait for two heartbeats, longer than another node can be there unnoticed.
 */
export class HintSender {
  readonly #pool: pg.Pool;
  readonly #node: string;
  readonly #log: Log;
  #waiting = new Map<string, Hint>();
  /** What was not worth telling since the heartbeat before the last. */
  #older = new Map<string, Hint>();
  #isAlone = false;
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> | undefined;
  #hasFailed = false;
  #sentAt = Number.NEGATIVE_INFINITY;
  #isClosed = false;

  constructor(pool: pg.Pool, node: string, log: Log) {
    this.#pool = pool;
    this.#node = node;
    this.#log = log;
  }

  /** No other node writes to the log: what this one knows of it is all there is. */
  get isAlone(): boolean {
    return this.#isAlone;
  }

  publish(hint: Hint): void {
    if (this.#isClosed) return;
    this.#waiting.set(hint.table, mergeHints(this.#waiting.get(hint.table), hint));
    if (!this.#isAlone) this.#sendSoon();
  }

  /** Lets the other nodes know that somebody listens from now on. */
  async greet(): Promise<void> {
    await this.#notify([greeting(this.#node)]);
  }

  /** Another node has been heard. */
  meet(): void {
    if (!this.#isAlone) return;
    this.#isAlone = false;
    this.#putBack(this.#older);
    this.#older = new Map();
    if (this.#waiting.size > 0) this.#sendSoon();
  }

  /** A heartbeat has found no other node. */
  beAlone(): void {
    if (this.#isAlone) {
      this.#older = this.#waiting;
      this.#waiting = new Map();
    }
    this.#isAlone = true;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#sending;
    if (!this.#isAlone) await this.#send();
  }

  #sendSoon(): void {
    this.#schedule(Math.max(COALESCE_MS, this.#sentAt + APART_MS - performance.now()));
  }

  #schedule(afterMs: number): void {
    if (this.#timer || this.#sending) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#sending = this.#send().finally(() => {
        this.#sending = undefined;
        if (this.#waiting.size > 0 && !this.#isClosed) this.#schedule(this.#hasFailed ? RETRY_MS : APART_MS);
      });
    }, afterMs);
  }

  async #send(): Promise<void> {
    if (this.#waiting.size === 0) return;
    const hints = this.#waiting;
    this.#waiting = new Map();
    this.#sentAt = performance.now();
    try {
      await this.#notify(packHints(this.#node, hints.values()));
      this.#hasFailed = false;
    } catch (error) {
      this.#hasFailed = true;
      this.#log.warn({ error: String(error) }, 'hints could not be sent, trying again');
      this.#putBack(hints);
    }
  }

  async #notify(payloads: readonly string[]): Promise<void> {
    await this.#pool.query({
      name: 'hints',
      text: 'select pg_notify($1, payload) from unnest($2::text[]) as payload',
      values: [CHANNEL, payloads],
    });
  }

  #putBack(hints: ReadonlyMap<string, Hint>): void {
    for (const [table, hint] of hints) {
      const newer = this.#waiting.get(table);
      this.#waiting.set(table, newer ? mergeHints(hint, newer) : hint);
    }
  }
}
