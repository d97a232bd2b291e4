import type pg from 'pg';
import { isRefusedForGood, OutcomeUnknown } from './failures.ts';

/** An entry, why it was made and what it told, each as JSON: that is how it is written, and how it is kept. */
export interface EntryText {
  readonly entry: string;
  readonly why: string | null;
  readonly events: string;
}

export interface Append extends EntryText {
  readonly table: string;
  readonly seq: number;
  /** How many moves count after it. */
  readonly line: number;
  /** The seats that the game waits for after it: see turn.ts. */
  readonly turn: string;
  /** The id of the message that asked for it, so that one sent twice is found. */
  readonly key: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

interface Waiting {
  readonly append: Append;
  resolve(isOurs: boolean): void;
  reject(error: unknown): void;
}

const MOST_AT_ONCE = 200;

/** One batch travels while another is on its way to the disk. One or three at a time were measured to be no faster. */
export const MOST_FLIGHTS = 2;

/** Says which rows were written only where some were not: reading the names of all was a good part of what a batch cost. */
const INSERT = {
  name: 'append-entries',
  text: `with written as (
      insert into entries (table_id, seq, at, key, entry, why, turn, events, line)
      select * from unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::json[], $6::json[], $7::text[],
        $8::json[], $9::int[])
      on conflict do nothing
      returning table_id, seq
    )
    select case when count(*) < cardinality($1::text[]) then coalesce(json_agg(table_id || ' ' || seq), '[]') end as names
    from written`,
};

/**
 * Moves of all tables share their way to the disk: what arrives while a statement is under way leaves together with
 * the next one. Alone, a move waits for nobody. An append is answered only after it was committed.
 */
export class AppendQueue {
  readonly #pool: pg.Pool;
  #waiting: Waiting[] = [];
  #flights = 0;
  #takesOff = false;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** True: the entry is row `seq` of its table. False: that row is somebody else's. */
  append(append: Append): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ append, resolve, reject });
      this.#takeOffSoon();
    });
  }

  /** Whoever was answered by the same batch moves again in the same turn of the loop: their moves leave together. */
  #takeOffSoon(): void {
    if (this.#takesOff || this.#flights >= MOST_FLIGHTS) return;
    this.#takesOff = true;
    setImmediate(() => {
      this.#takesOff = false;
      this.#takeOff();
    });
  }

  #takeOff(): void {
    if (this.#flights >= MOST_FLIGHTS || this.#waiting.length === 0) return;
    void this.#fly(this.#waiting.splice(0, MOST_AT_ONCE));
    if (this.#waiting.length > 0) this.#takeOffSoon();
  }

  async #fly(batch: Waiting[]): Promise<void> {
    // In one order everywhere: two batches that want the same rows wait for each other, but never in a circle.
    batch.sort((a, b) => compare(a.append, b.append));
    try {
      const ours = await this.#insert(batch.map(({ append }) => append));
      for (const { append, resolve } of batch)
        resolve(ours?.delete(rowName(append.table, append.seq)) ?? true);
    } catch (error) {
      if (!isRefusedForGood(error)) for (const { reject } of batch) reject(new OutcomeUnknown(error));
      else if (batch.length === 1) batch[0]?.reject(error);
      // One entry that cannot be written must not take the others with it.
      else for (const waiting of batch) await this.#fly([waiting]);
    }
  }

  /** The names of the rows that were written; null where all of them were. */
  async #insert(appends: readonly Append[]): Promise<Set<string> | null> {
    this.#flights++;
    try {
      return await this.#send(appends);
    } finally {
      this.#flights--;
      // What has gathered meanwhile leaves at once: the disk is not to wait until this batch was told to everybody.
      this.#takeOff();
    }
  }

  async #send(appends: readonly Append[]): Promise<Set<string> | null> {
    const client = await this.#pool.connect();
    try {
      const { rows } = await client.query<{ names: readonly string[] | null }>({
        values: columnsOf(appends),
        // Last: an object begun by a spread and added to is of a shape of its own each time, and slow to read.
        ...INSERT,
      });
      client.release();
      const names = rows[0]?.names ?? null;
      return names && new Set(names);
    } catch (error) {
      client.release(!isRefusedForGood(error));
      throw error;
    }
  }
}

/** Column by column: read row by row from a JSON document, a batch cost PostgreSQL a quarter more. */
function columnsOf(appends: readonly Append[]): unknown[] {
  return [
    appends.map(({ table }) => table),
    numberList(appends.map(({ seq }) => seq)),
    numberList(appends.map(({ at }) => at)),
    appends.map(({ key }) => key),
    jsonList(appends.map(({ entry }) => entry)),
    jsonList(appends.map(({ why }) => why)),
    appends.map(({ turn }) => turn),
    jsonList(appends.map(({ events }) => events)),
    numberList(appends.map(({ line }) => line)),
  ];
}

/** A list as PostgreSQL writes one: of numbers nothing has to be escaped, which the driver does all the same. */
function numberList(numbers: readonly number[]): string {
  return `{${numbers.join()}}`;
}

/**
 * The same of JSON. It has to escape only quotes and backslashes, which is what writing JSON as
 * a JSON text does; the driver would take four times as long.
 */
function jsonList(texts: readonly (string | null)[]): string {
  return `{${JSON.stringify(texts).slice(1, -1)}}`;
}

function rowName(table: string, seq: number): string {
  return `${table} ${seq}`;
}

function compare(a: Append, b: Append): number {
  if (a.table !== b.table) return a.table < b.table ? -1 : 1;
  return a.seq - b.seq;
}
