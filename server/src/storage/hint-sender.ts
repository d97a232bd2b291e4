import type pg from 'pg';
import type { Log } from '../log.ts';
import { CHANNEL, type Hint, mergeHints, packHints } from './hints.ts';

/** So long hints wait for company: a NOTIFY per move would halve what the database can append. */
const COALESCE_MS = 2;
/** Under load they wait longer, and more of them travel together. */
const APART_MS = 10;
const RETRY_MS = 500;

/** Tells the other nodes, after the commit and off the way of the moves, on a connection of its own. */
export class HintSender {
  readonly #pool: pg.Pool;
  readonly #node: string;
  readonly #log: Log;
  #waiting = new Map<string, Hint>();
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

  publish(hint: Hint): void {
    if (this.#isClosed) return;
    this.#waiting.set(hint.table, mergeHints(this.#waiting.get(hint.table), hint));
    this.#schedule(Math.max(COALESCE_MS, this.#sentAt + APART_MS - performance.now()));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#sending;
    await this.#send();
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
      await this.#pool.query({
        name: 'hints',
        text: 'select pg_notify($1, payload) from unnest($2::text[]) as payload',
        values: [CHANNEL, packHints(this.#node, hints.values())],
      });
      this.#hasFailed = false;
    } catch (error) {
      this.#hasFailed = true;
      this.#log.warn({ error: String(error) }, 'hints could not be sent, trying again');
      for (const [table, hint] of hints) {
        const newer = this.#waiting.get(table);
        this.#waiting.set(table, newer ? mergeHints(hint, newer) : hint);
      }
    }
  }
}
