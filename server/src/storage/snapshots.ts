import type pg from 'pg';
import type { Database } from './schema.ts';

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

/** Saved in the middle of games: prepared once on every connection. An older one never replaces a newer one. */
const SAVE = {
  name: 'save-snapshot',
  text: `insert into snapshots (table_id, seq, hash, body) values ($1, $2, $3, $4)
    on conflict (table_id) do update set seq = excluded.seq, hash = excluded.hash, body = excluded.body
    where snapshots.seq < excluded.seq`,
};

export function snapshotStore(db: Database, pool: pg.Pool) {
  return {
    async save(table: string, { seq, hash, body }: Snapshot): Promise<void> {
      await pool.query({ values: [table, seq, hash, JSON.stringify(body)], ...SAVE });
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
