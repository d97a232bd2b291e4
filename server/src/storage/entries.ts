import type { Entry, Reason } from '@bridgehead/kernel';
import type pg from 'pg';
import { type Append, AppendQueue } from './append-queue.ts';

export interface EntryRow {
  readonly seq: number;
  readonly entry: Entry;
  readonly why: Reason | null;
  readonly key: string | null;
  readonly at: number;
}

export type EntryStore = ReturnType<typeof entryStore>;

/** Both are asked often and are always the same: prepared once on every connection. */
const SINCE = {
  name: 'entries-since',
  text: 'select seq, entry, why, key, at from entries where table_id = $1 and seq > $2 order by seq',
};
const FIND_KEY = {
  name: 'entry-by-key',
  text: 'select seq from entries where table_id = $1 and key = $2 order by seq limit 1',
};

export function entryStore(pool: pg.Pool, appendPool: pg.Pool) {
  const queue = new AppendQueue(appendPool);
  return {
    /** True: the entry is row `seq`, for good. False: the row is taken. `OutcomeUnknown`: look for the key. */
    append: (append: Append): Promise<boolean> => queue.append(append),

    async since(table: string, afterSeq: number): Promise<EntryRow[]> {
      const { rows } = await pool.query<EntryRow>({ values: [table, afterSeq], ...SINCE });
      return rows;
    },

    /** The entry that a message became, if it became one. */
    async findKey(table: string, key: string): Promise<number | null> {
      const { rows } = await pool.query<{ seq: number }>({ values: [table, key], ...FIND_KEY });
      return rows[0]?.seq ?? null;
    },
  };
}
