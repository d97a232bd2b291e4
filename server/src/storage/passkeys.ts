import { sqlState } from './failures.ts';
import type { Database } from './schema.ts';

export interface Passkey {
  readonly id: string;
  readonly identity: string;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly counter: number;
  readonly transports: string[];
}

const UNIQUE_VIOLATION = '23505';

export type PasskeyStore = ReturnType<typeof passkeyStore>;

export function passkeyStore(db: Database) {
  return {
    /** False if that key is already known, whoever it belongs to. */
    async add({ id, identity, publicKey, counter, transports }: Passkey): Promise<boolean> {
      try {
        await db
          .insertInto('passkeys')
          .values({ id, identity, public_key: Buffer.from(publicKey), counter, transports })
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

    async count(id: string, counter: number): Promise<void> {
      await db.updateTable('passkeys').set({ counter }).where('id', '=', id).execute();
    },
  };
}
