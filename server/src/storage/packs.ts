import { type Insertable, sql } from 'kysely';
import type { Database, Schema } from './schema.ts';

export interface Pack {
  readonly hash: string;
  readonly game: string;
  readonly pack: unknown;
}

export interface NewPack extends Pack {
  /** Whoever brought it first. Null: it is the game's own. */
  readonly owner: string | null;
}

export interface PackLimits {
  readonly packs: number;
  readonly bytes: number;
}

/** Of these, the packs that no table is played with. */
export async function notNeeded(db: Database, hashes: readonly string[]): Promise<string[]> {
  if (hashes.length === 0) return [];
  const rows = await db
    .selectFrom('tables')
    .select('content_hash')
    .distinct()
    .where('content_hash', 'in', hashes)
    .execute();
  const needed = new Set(rows.map(({ content_hash }) => content_hash));
  return hashes.filter((hash) => !needed.has(hash));
}

type PackRow = Insertable<Schema['packs']>;

async function add(db: Database, row: PackRow): Promise<void> {
  await db
    .insertInto('packs')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function addWithin(
  db: Database,
  row: PackRow & { readonly owner: string },
  most: PackLimits,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    // One at a time for each owner: two at once would each find room for itself.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`pack ${row.owner}`}, 0))`.execute(transaction);
    const kept = await transaction
      .selectFrom('packs')
      .select(({ fn }) => [fn.countAll<number>().as('packs'), fn.sum<number>('bytes').as('bytes')])
      .where('owner', '=', row.owner)
      .executeTakeFirstOrThrow();
    if (kept.packs >= most.packs || Number(kept.bytes) + row.bytes > most.bytes) return false;
    await add(transaction, row);
    return true;
  });
}

export function packStore(db: Database) {
  /** A pack that somebody needs again counts as new: it is not thrown away under their hands. */
  const renew = async (hash: string): Promise<boolean> => {
    const { numUpdatedRows } = await db
      .updateTable('packs')
      .set({ kept_at: sql`now()` })
      .where('hash', '=', hash)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };

  return {
    /** A pack is named by its content: once kept, it never changes. False: its owner has brought too many. */
    async keep(wish: NewPack, most: PackLimits): Promise<boolean> {
      if (await renew(wish.hash)) return true;
      const text = JSON.stringify(wish.pack);
      const row = { ...wish, pack: text, bytes: Buffer.byteLength(text) };
      if (wish.owner !== null) return addWithin(db, { ...row, owner: wish.owner }, most);
      await add(db, row);
      return true;
    },

    /** A pack that a table is played with stays: without it the table could not be opened. */
    async drop(hash: string): Promise<'dropped' | 'needed' | 'unknown'> {
      if ((await notNeeded(db, [hash])).length === 0) return 'needed';
      const { numDeletedRows } = await db.deleteFrom('packs').where('hash', '=', hash).executeTakeFirst();
      return numDeletedRows > 0n ? 'dropped' : 'unknown';
    },

    async find(hash: string): Promise<Pack | null> {
      const row = await db
        .selectFrom('packs')
        .select(['hash', 'game', 'pack'])
        .where('hash', '=', hash)
        .executeTakeFirst();
      return row ?? null;
    },
  };
}
