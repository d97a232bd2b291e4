import type { Refusal } from '@bridgehead/kernel';
import { type DocumentBrief, type DocumentReply, refuse, type SharedDocument } from '@bridgehead/wire';
import { sql, type Transaction } from 'kysely';
import { type Hoard, judgeSave, type NewVersion } from './judge-save.ts';
import type { Database, Schema } from './schema.ts';

const CONTENT = ['game', 'kind', 'title', 'changed_at'] as const;
const BRIEF = ['id', 'version', 'share', ...CONTENT] as const;

export function documentStore(db: Database) {
  const own = (owner: string, id: string) =>
    db.selectFrom('documents').where('id', '=', id).where('owner', '=', owner);

  return {
    /** Those of one owner, the newest first. */
    async of(owner: string): Promise<DocumentBrief[]> {
      const rows = await db
        .selectFrom('documents')
        .select(BRIEF)
        .where('owner', '=', owner)
        .orderBy('changed_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(dated);
    },

    async find(owner: string, id: string): Promise<DocumentReply | null> {
      const row = await own(owner, id)
        .select([...BRIEF, 'body'])
        .executeTakeFirst();
      return row ? dated(row) : null;
    },

    /** Judged and written in one step: nobody writes in between. */
    save(wish: NewVersion, most: Hoard): Promise<DocumentBrief | { readonly refusal: Refusal }> {
      return db.transaction().execute(async (transaction) => {
        // One at a time for each owner: two at once would each find room for itself.
        await sql`select pg_advisory_xact_lock(hashtextextended(${`documents ${wish.owner}`}, 0))`.execute(
          transaction,
        );
        const kept = await transaction
          .selectFrom('documents')
          .select([...BRIEF, 'owner', 'body', 'bytes'])
          .where('id', '=', wish.id)
          .executeTakeFirst();
        const verdict = judgeSave(kept ?? null, wish, await othersOf(transaction, wish), most);
        if (typeof verdict === 'object') return { refusal: verdict };
        return verdict === 'kept' && kept ? briefly(kept) : write(transaction, wish);
      });
    },

    async remove(owner: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('documents')
        .where('id', '=', id)
        .where('owner', '=', owner)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** Whoever's it is: by its id, or by what its link is made of. */
    async drop(key: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('documents')
        .where(({ eb, or }) => or([eb('id', '=', key), eb('share', '=', key)]))
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** The key it is shared by: the one it has, or this one. Null: there is no such document of theirs. */
    async share(owner: string, id: string, fresh: string): Promise<string | null> {
      const row = await db
        .updateTable('documents')
        .set({ share: sql<string>`coalesce(share, ${fresh})` })
        .where('id', '=', id)
        .where('owner', '=', owner)
        .returning('share')
        .executeTakeFirst();
      return row?.share ?? null;
    },

    async unshare(owner: string, id: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('documents')
        .set({ share: null })
        .where('id', '=', id)
        .where('owner', '=', owner)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async shared(share: string): Promise<SharedDocument | null> {
      const row = await db
        .selectFrom('documents')
        .select([...CONTENT, 'body'])
        .where('share', '=', share)
        .executeTakeFirst();
      return row ? dated(row) : null;
    },
  };
}

async function othersOf(transaction: Transaction<Schema>, { owner, id }: NewVersion): Promise<Hoard> {
  const row = await transaction
    .selectFrom('documents')
    .select(({ fn }) => [fn.countAll<number>().as('documents'), fn.sum<number>('bytes').as('bytes')])
    .where('owner', '=', owner)
    .where('id', '!=', id)
    .executeTakeFirstOrThrow();
  return { documents: Number(row.documents), bytes: Number(row.bytes) };
}

/** An id that somebody else has just taken is theirs: then nothing is written. */
async function write(
  transaction: Transaction<Schema>,
  { id, owner, game, kind, title, body, bytes, version }: NewVersion,
): Promise<DocumentBrief | { readonly refusal: Refusal }> {
  const change = { title, body: JSON.stringify(body), bytes };
  const row = await transaction
    .insertInto('documents')
    .values({ id, owner, game, kind, ...change })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ ...change, version: version + 1, changed_at: sql`now()` })
        .where('documents.owner', '=', owner),
    )
    .returning(BRIEF)
    .executeTakeFirst();
  return row ? dated(row) : { refusal: refuse('no-document') };
}

function dated<Row extends { readonly changed_at: Date }>({ changed_at, ...row }: Row) {
  return { ...row, changedAt: changed_at.getTime() };
}

function briefly({ id, game, kind, title, version, share, changed_at }: BriefRow): DocumentBrief {
  return { id, game, kind, title, version, share, changedAt: changed_at.getTime() };
}

interface BriefRow extends Omit<DocumentBrief, 'changedAt'> {
  readonly changed_at: Date;
}
