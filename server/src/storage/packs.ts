import type { Database } from './schema.ts';

export interface Pack {
  readonly hash: string;
  readonly game: string;
  readonly pack: unknown;
}

export type PackStore = ReturnType<typeof packStore>;

export function packStore(db: Database) {
  return {
    /** A pack is named by its content: once kept, it never changes. */
    async keep({ hash, game, pack }: Pack): Promise<void> {
      await db
        .insertInto('packs')
        .values({ hash, game, pack: JSON.stringify(pack) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
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
