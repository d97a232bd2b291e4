import { sql } from 'kysely';
import type { Device } from '../devices.ts';
import { sqlState } from './failures.ts';
import type { Database } from './schema.ts';

export interface Passkey {
  readonly id: string;
  readonly identity: string;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly counter: number;
  readonly transports: string[];
}

/** A passkey as its owner sees it: by where it was made. Moments are milliseconds since 1970. */
export interface PasskeyRow extends Device {
  readonly id: string;
  readonly since: number;
  readonly used: number | null;
}

const UNIQUE_VIOLATION = '23505';

export type PasskeyStore = ReturnType<typeof passkeyStore>;

export function passkeyStore(db: Database) {
  return {
    /** False if that key is already known, whoever it belongs to. */
    async add(key: Passkey, { browser, system }: Device): Promise<boolean> {
      const { id, identity, publicKey, counter, transports } = key;
      try {
        await db
          .insertInto('passkeys')
          .values({ id, identity, public_key: Buffer.from(publicKey), counter, transports, browser, system })
          .execute();
        return true;
      } catch (error) {
        if (sqlState(error) === UNIQUE_VIOLATION) return false;
        throw error;
      }
    },

    async find(id: string): Promise<Passkey | null> {
      const row = await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) return null;
      const { identity, counter, transports } = row;
      return { id, identity, publicKey: new Uint8Array(row.public_key), counter, transports };
    },

    async of(identity: string): Promise<{ id: string; transports: string[] }[]> {
      return db
        .selectFrom('passkeys')
        .select(['id', 'transports'])
        .where('identity', '=', identity)
        .execute();
    },

    /** It was used. */
    async count(id: string, counter: number): Promise<void> {
      await db.updateTable('passkeys').set({ counter, used_at: sql`now()` }).where('id', '=', id).execute();
    },

    /** The oldest first. */
    async listOf(identity: string): Promise<PasskeyRow[]> {
      const rows = await db
        .selectFrom('passkeys')
        .select(['id', 'browser', 'system', 'created_at', 'used_at'])
        .where('identity', '=', identity)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map(({ created_at, used_at, ...row }) => ({
        ...row,
        since: created_at.getTime(),
        used: used_at?.getTime() ?? null,
      }));
    },

    async remove(identity: string, id: string): Promise<void> {
      await db.deleteFrom('passkeys').where('id', '=', id).where('identity', '=', identity).execute();
    },

    async removeAll(identity: string): Promise<void> {
      await db.deleteFrom('passkeys').where('identity', '=', identity).execute();
    },
  };
}
