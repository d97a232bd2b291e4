import type { Outcome } from '@bridgehead/kernel';
import type pg from 'pg';
import { Together } from './together.ts';

/** Where a game stood after `seq` entries: a cache, believed only if it has its hash. */
export interface KeptPosition {
  readonly seq: number;
  /** How many moves counted then. */
  readonly line: number;
  readonly hash: string;
  readonly body: KeptBody;
}

export interface KeptBody {
  readonly state: unknown;
  readonly chance: readonly [number, number, number, number];
  readonly clock: unknown;
  /** How it is over by agreement. */
  readonly agreed?: Outcome;
}

/** Nobody waits for a snapshot: those of many tables are written together. */
const GATHER_MS = 250;

/** All are prepared once on every connection. */
const SAVE = {
  name: 'save-snapshots',
  text: `insert into snapshots (table_id, seq, line, hash, body)
    select table_id, seq, line, hash, body::json from json_to_recordset($1)
      as batch(table_id text, seq int, line int, hash text, body text)
    on conflict do nothing`,
};
const NEWEST = {
  name: 'newest-snapshot',
  text: 'select seq, line, hash, body from snapshots where table_id = $1 order by seq desc limit 1',
};
/** Whatever was taken back since a snapshot was made is not what the game at `upToSeq` has come from. */
const BEFORE = {
  name: 'snapshot-before',
  text: `select seq, line, hash, body from snapshots
    where table_id = $1 and seq <= $2 and not exists (
      select from entries
      where table_id = $1 and entries.seq > snapshots.seq and entries.seq <= $2 and entries.line < snapshots.line)
    order by seq desc limit 1`,
};

const LEAVE_NEWEST = {
  name: 'leave-newest-snapshot',
  text: `delete from snapshots
    where table_id = $1 and seq < (select max(seq) from snapshots where table_id = $1)`,
};

interface SnapshotRow {
  readonly table_id: string;
  readonly seq: number;
  readonly line: number;
  readonly hash: string;
  /** Text in it: read as JSON on the way, it could not say everything that JSON can. */
  readonly body: string;
}

export function snapshotStore(pool: pg.Pool) {
  const saves = new Together<SnapshotRow, void>(async (rows) => {
    await pool.query({ values: [JSON.stringify(rows)], ...SAVE });
  }, GATHER_MS);
  return {
    save(table: string, { seq, line, hash, body }: KeptPosition): Promise<void> {
      return saves.ask({ table_id: table, seq, line, hash, body: JSON.stringify(body) });
    },

    async newest(table: string): Promise<KeptPosition | null> {
      const { rows } = await pool.query<KeptPosition>({ values: [table], ...NEWEST });
      return rows[0] ?? null;
    },

    /** The newest one on the way to where the game stood after `upToSeq` entries. */
    async before(table: string, upToSeq: number): Promise<KeptPosition | null> {
      const { rows } = await pool.query<KeptPosition>({ values: [table, upToSeq], ...BEFORE });
      return rows[0] ?? null;
    },

    /** Nothing is taken back after the end: of a game that is over one is enough. */
    async leaveNewest(table: string): Promise<void> {
      await pool.query({ values: [table], ...LEAVE_NEWEST });
    },
  };
}
