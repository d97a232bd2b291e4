import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { sqlState } from './failures.ts';
import type { Database } from './schema.ts';
import { storableText } from './storable.ts';

/** Somebody the server knows: a guest, or the holder of an account. */
export interface Identity {
  readonly id: string;
  readonly name: string;
  readonly login: string | null;
  readonly passkeys: number;
}

const UNIQUE_VIOLATION = '23505';

export const countPasskeys = sql<number>`(select count(*)::int from passkeys where identity = identities.id)`;

export type IdentityStore = ReturnType<typeof identityStore>;

export function identityStore(db: Database) {
  const byId = (id: string) =>
    db
      .selectFrom('identities')
      .select(['id', 'name', 'login', countPasskeys.as('passkeys')])
      .where('id', '=', id);

  return {
    async create(name: string): Promise<Identity> {
      const id = randomUUID();
      const stored = storableText(name);
      await db
        .insertInto('identities')
        .values({ id, name: stored, login: null, password_hash: null })
        .execute();
      return { id, name: stored, login: null, passkeys: 0 };
    },

    async find(id: string): Promise<Identity | null> {
      return (await byId(id).executeTakeFirst()) ?? null;
    },

    async changePassword(id: string, passwordHash: string): Promise<void> {
      await db.updateTable('identities').set({ password_hash: passwordHash }).where('id', '=', id).execute();
    },

    async findLogin(login: string): Promise<{ id: string; passwordHash: string | null } | null> {
      const row = await db
        .selectFrom('identities')
        .select(['id', 'password_hash as passwordHash'])
        .where('login', '=', login)
        .executeTakeFirst();
      return row ?? null;
    },

    async rename(id: string, name: string): Promise<void> {
      await db
        .updateTable('identities')
        .set({ name: storableText(name) })
        .where('id', '=', id)
        .execute();
    },

    /** An account is the guest's own identity with a login: whatever belonged to the guest still does. */
    async openAccount(
      id: string,
      login: string,
      passwordHash: string,
    ): Promise<'opened' | 'taken' | 'has-one'> {
      try {
        const { numUpdatedRows } = await db
          .updateTable('identities')
          .set({ login, password_hash: passwordHash })
          .where('id', '=', id)
          .where('login', 'is', null)
          .executeTakeFirst();
        return numUpdatedRows > 0n ? 'opened' : 'has-one';
      } catch (error) {
        if (sqlState(error) === UNIQUE_VIOLATION) return 'taken';
        throw error;
      }
    },
  };
}
