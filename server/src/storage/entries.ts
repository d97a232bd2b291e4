import type { Entry, Heard, Reason } from '@bridgehead/kernel';
import type pg from 'pg';
import { type Append, AppendQueue } from './append-queue.ts';

export interface EntryRow {
  readonly seq: number;
  readonly entry: Entry;
  readonly why: Reason | null;
  readonly key: string | null;
  readonly at: number;
}

/** An entry with what it told, and how many moves count after it. */
export interface StepRow {
  readonly seq: number;
  readonly entry: Entry;
  readonly why: Reason | null;
  readonly events: readonly Heard[];
  readonly line: number;
}

export type EntryStore = ReturnType<typeof entryStore>;

/** All are asked often and are always the same: prepared once on every connection. */
const SINCE = {
  name: 'entries-since',
  text: 'select seq, entry, why, key, at from entries where table_id = $1 and seq > $2 order by seq',
};
const STEPS = {
  name: 'entries-told',
  text: `select seq, entry, why, events, line from entries
    where table_id = $1 and seq > $2 and seq <= $3 order by seq`,
};
const LAST_AT_LINE = {
  name: 'entry-by-line',
  text: `select seq from entries where table_id = $1 and seq <= $2 and line = $3 order by seq desc limit 1`,
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

    async steps(table: string, afterSeq: number, upToSeq: number): Promise<StepRow[]> {
      const { rows } = await pool.query<StepRow>({ values: [table, afterSeq, upToSeq], ...STEPS });
      return rows;
    },

    /** The newest entry up to `upToSeq` after which so many moves counted; 0 is the beginning. */
    async lastAtLine(table: string, upToSeq: number, line: number): Promise<number> {
      const { rows } = await pool.query<{ seq: number }>({ values: [table, upToSeq, line], ...LAST_AT_LINE });
      return rows[0]?.seq ?? 0;
    },

    /** The entry that a message became, if it became one. */
    async findKey(table: string, key: string): Promise<number | null> {
      const { rows } = await pool.query<{ seq: number }>({ values: [table, key], ...FIND_KEY });
      return rows[0]?.seq ?? null;
    },
  };
}
