import { setTimeout as sleep } from 'node:timers/promises';
import type { QueryResultRow } from 'pg';
import { createLog } from '../src/log.ts';
import { openPool } from '../src/storage/connections.ts';
import type { Database } from './database.ts';
import type { LoggedRow } from './ledger.ts';

const ASK_AGAIN_MS = 50;
const LONGEST_ABSENCE_MS = 60_000;

/** What lies in the database, read past the servers, whether they run or not. */
export class Shelves {
  readonly #pool: ReturnType<typeof openPool>;

  constructor({ connection }: Database) {
    this.#pool = openPool(connection, createLog('silent'), { max: 1 });
  }

  rows(table: string): Promise<(LoggedRow & { readonly seq: number })[]> {
    return this.#ask('select seq, entry, key from entries where table_id = $1 order by seq', table);
  }

  async chat(table: string): Promise<string[]> {
    const lines = await this.#ask<{ text: string }>('select text from chat where table_id = $1', table);
    return lines.map(({ text }) => text);
  }

  async isOver(table: string): Promise<boolean> {
    const [row] = await this.#ask<{ phase: string }>('select phase from tables where id = $1', table);
    return row?.phase === 'finished';
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  /** Until the database answers: it may have died a moment ago. */
  async #ask<Row extends QueryResultRow>(text: string, table: string): Promise<Row[]> {
    for (const began = Date.now(); ; await sleep(ASK_AGAIN_MS)) {
      try {
        return (await this.#pool.query<Row>(text, [table])).rows;
      } catch (error) {
        if (Date.now() - began > LONGEST_ABSENCE_MS) throw error;
      }
    }
  }
}
