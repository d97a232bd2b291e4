import type { Database } from './schema.ts';

export type SecretStore = ReturnType<typeof secretStore>;

export function secretStore(db: Database) {
  return {
    /** Made once; nodes that start at the same moment agree on one. */
    async getOrCreate(name: string, make: () => string): Promise<string> {
      const find = () => db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
      const known = await find();
      if (known) return known.value;
      await db
        .insertInto('secrets')
        .values({ name, value: make() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const { value } = (await find()) ?? {};
      if (value === undefined) throw new Error(`the secret ${name} cannot be kept`);
      return value;
    },

    /** False when it is no longer what it was. */
    async replace(name: string, before: string, value: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('secrets')
        .set({ value })
        .where('name', '=', name)
        .where('value', '=', before)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}
