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

export function snapshotStore(db: Database) {
  return {
    /** An older one never replaces a newer one. */
    async save(table: string, { seq, hash, body }: Snapshot): Promise<void> {
      await db
        .insertInto('snapshots')
        .values({ table_id: table, seq, hash, body: JSON.stringify(body) })
        .onConflict((conflict) =>
          conflict
            .column('table_id')
            .doUpdateSet(({ ref }) => ({
              seq: ref('excluded.seq'),
              hash: ref('excluded.hash'),
              body: ref('excluded.body'),
            }))
            .whereRef('snapshots.seq', '<', 'excluded.seq'),
        )
        .execute();
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
