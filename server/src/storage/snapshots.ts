import type pg from 'pg';
import type { Database } from './schema.ts';
import { Together } from './together.ts';

/** Where a game stood after `seq` entries: a cache, believed only if its state has the hash. */
export interface Snapshot {
  readonly seq: number;
  readonly hash: string;
  readonly body: SnapshotBody;
}

export interface SnapshotBody {
  readonly state: unknown;
  readonly chance: readonly [number, number, number, number];
  readonly clock: unknown;
}

export type SnapshotStore = ReturnType<typeof snapshotStore>;

/** Nobody waits for a snapshot: those of many tables are written together. */
const GATHER_MS = 250;

/** Prepared once on every connection. An older one never replaces a newer one. */
const SAVE = {
  name: 'save-snapshots',
  text: `insert into snapshots (table_id, seq, hash, body)
    select table_id, seq, hash, body::json from json_to_recordset($1)
      as batch(table_id text, seq int, hash text, body text)
    on conflict (table_id) do update set seq = excluded.seq, hash = excluded.hash, body = excluded.body
    where snapshots.seq < excluded.seq`,
};

interface SnapshotRow {
  readonly table_id: string;
  readonly seq: number;
  readonly hash: string;
  /** Text in it: read as JSON on the way, it could not say everything that JSON can. */
  readonly body: string;
}

export function snapshotStore(db: Database, pool: pg.Pool) {
  const saves = new Together<SnapshotRow, void>(async (rows) => {
    await pool.query({ values: [JSON.stringify(newestOfEach(rows))], ...SAVE });
  }, GATHER_MS);
  return {
    save(table: string, { seq, hash, body }: Snapshot): Promise<void> {
      return saves.ask({ table_id: table, seq, hash, body: JSON.stringify(body) });
    },

    async find(table: string): Promise<Snapshot | null> {
      const row = await db
        .selectFrom('snapshots')
        .select(['seq', 'hash', 'body'])
        .where('table_id', '=', table)
        .executeTakeFirst();
      return row ? { ...row, body: row.body as SnapshotBody } : null;
    },

    /** A snapshot that does not have its hash is of no use to anybody. */
    async drop(table: string): Promise<void> {
      await db.deleteFrom('snapshots').where('table_id', '=', table).execute();
    },
  };
}

/** One statement cannot write the same row twice. */
function newestOfEach(rows: readonly SnapshotRow[]): SnapshotRow[] {
  const newest = new Map<string, SnapshotRow>();
  for (const row of rows) if ((newest.get(row.table_id)?.seq ?? 0) < row.seq) newest.set(row.table_id, row);
  return [...newest.values()];
}
