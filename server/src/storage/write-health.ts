import type pg from 'pg';
import type { Log } from '../log.ts';
import { OutcomeUnknown, sqlState } from './failures.ts';

/** Why an entry is not kept; refused is one for what is in it. */
export const WRITE_FAILURES = ['no-database', 'read-only', 'disk-full', 'cannot-write', 'refused'] as const;
export type WriteFailure = (typeof WRITE_FAILURES)[number];

/** Whether a move can be kept, and if not, why. */
export type WriteHealth = 'ok' | Exclude<WriteFailure, 'refused'>;

/** However many ask, the database is tried this often. */
const BELIEVED_MS = 2_000;

/** A failed append is believed this long: while /health says 503 there may come no other to tell better. */
const REMEMBERED_MS = 10_000;

/**
 * What a move needs, leaving nothing behind. A row that fits into a page already there proves nothing, so a megabyte is
 * asked for: in a table of this connection only, which the end of the transaction empties. The message makes it a
 * transaction that has to reach the disk.
 */
const PROBE = `
  set local temp_tablespaces = '';
  create temporary table if not exists health_probe (filler text) on commit delete rows;
  insert into health_probe select repeat('.', 1000) from generate_series(1, 1000);
  select pg_logical_emit_message(true, 'bridgehead', 'health');
  select current_setting('transaction_read_only') as read_only`;

export class WriteWatch {
  readonly #pool: pg.Pool;
  readonly #log: Log;
  readonly #now: () => number;
  #probed: { readonly at: number; readonly health: Promise<WriteHealth> } | undefined;
  #trouble: { readonly at: number; readonly health: WriteHealth } | undefined;
  #logged: WriteHealth = 'ok';

  constructor(pool: pg.Pool, log: Log, now: () => number = () => performance.now()) {
    this.#pool = pool;
    this.#log = log;
    this.#now = now;
  }

  /** What a write came to that was tried just now or a moment ago; else what became of the newest append. */
  async health(): Promise<WriteHealth> {
    const now = this.#now();
    if (!this.#probed || now - this.#probed.at >= BELIEVED_MS)
      this.#probed = { at: now, health: this.#probe() };
    const probed = await this.#probed.health;
    if (probed !== 'ok' || !this.#trouble) return probed;
    return this.#now() - this.#trouble.at < REMEMBERED_MS ? this.#trouble.health : 'ok';
  }

  appended(): void {
    this.#trouble = undefined;
  }

  /** An entry refused for what is in it says nothing about the next one; a lost connection the probe finds itself. */
  appendFailed(error: unknown): WriteFailure {
    const reason = reasonOf(error);
    if (reason !== 'refused' && reason !== 'no-database') this.#trouble = { at: this.#now(), health: reason };
    return reason;
  }

  async #probe(): Promise<WriteHealth> {
    try {
      const results: unknown = await this.#pool.query(PROBE);
      return this.#report(isReadOnly(results) ? 'read-only' : 'ok');
    } catch (error) {
      const reason = reasonOf(error);
      return this.#report(reason === 'refused' ? 'cannot-write' : reason, String(error));
    }
  }

  #report(health: WriteHealth, error?: string): WriteHealth {
    if (health !== this.#logged)
      if (health === 'ok') this.#log.info('the database can be written again');
      else this.#log.error({ reason: health, error }, 'the database cannot be written');
    this.#logged = health;
    return health;
  }
}

/** A query of several statements has a result for each. */
function isReadOnly(results: unknown): boolean {
  const last = (results as readonly pg.QueryResult<{ read_only: string }>[]).at(-1);
  return last?.rows[0]?.read_only !== 'off';
}

function reasonOf(error: unknown): WriteFailure {
  const state = sqlState(error instanceof OutcomeUnknown ? error.cause : error) ?? '';
  if (state === '53100') return 'disk-full';
  if (state === '25006') return 'read-only';
  if (/^(22|23)/.test(state)) return 'refused';
  return /^(42|53[024]|58|XX)/.test(state) ? 'cannot-write' : 'no-database';
}
