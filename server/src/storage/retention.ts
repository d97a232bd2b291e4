import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { CHORES, type Chore, closeTables, dropTables } from './chores.ts';
import type { Database } from './schema.ts';

/** For how many days what nobody touches is kept; 0 is for ever. */
export interface Retention {
  /** Tables where people gather: closed then. */
  readonly waiting: number;
  /** Games under way: closed then, and readable as far as they were played. */
  readonly unfinished: number;
  /** Closed tables where a game was begun; where none was, a day. */
  readonly closed: number;
  readonly finished: number;
  /** Guests without an account and without a seat at an unfinished table. */
  readonly guests: number;
  /** Push subscriptions of people who do not come any more. */
  readonly push: number;
  /** Sessions by which nobody has come. */
  readonly sessions: number;
  /** Content packs that no table is played with. */
  readonly packs: number;
}

export type Pruned = Readonly<Record<keyof Retention, number>>;

export const PRUNED = Object.keys(CHORES) as readonly (keyof Retention)[];

const KEYS_AT_ONCE = 2_000;
/** Small statements with rests in between: nobody who plays is to wait for the cleaning. */
const BATCH = 50;
const REST_MS = 20;
/** Any number, as long as nobody else uses it: one node at a time cleans. */
const LOCK = 5_020_241_141;

/** Told of tables whose rooms were changed. */
type Closed = (tables: readonly string[]) => Promise<void>;

export type RetentionStore = ReturnType<typeof retentionStore>;

export function retentionStore(db: Database) {
  return {
    /** How much is too old now. */
    count: (keep: Retention): Promise<Pruned> =>
      forEach(keep, async (what, days) => {
        let counted = 0;
        for await (const keys of tooOld(db, CHORES[what], days)) counted += keys.length;
        return counted;
      }),

    /** Null: another node is at it. */
    prune(keep: Retention, closed: Closed): Promise<Pruned | null> {
      // A lock belongs to a connection: this one is kept until the end.
      return db.connection().execute(async (own) => {
        const { rows } = await sql<{ is_ours: boolean }>`
          select pg_try_advisory_lock(${LOCK}) as is_ours
        `.execute(own);
        if (!rows[0]?.is_ours) return null;
        try {
          return await forEach(keep, (what, days) => prune(own, what, days, closed));
        } finally {
          await sql`select pg_advisory_unlock(${LOCK})`.execute(own);
        }
      });
    },

    /** Whatever its age. False: there is no unfinished table of that id. */
    closeTable: async (id: string): Promise<boolean> => (await closeTables(db, [id])) > 0,

    /** Whatever its age. False: there is no such table. */
    dropTable: async (id: string): Promise<boolean> => (await dropTables(db, [id])) > 0,
  };
}

async function forEach(
  keep: Retention,
  act: (what: keyof Retention, days: number) => Promise<number>,
): Promise<Pruned> {
  const counts = { ...keep };
  for (const what of PRUNED) counts[what] = keep[what] === 0 ? 0 : await act(what, keep[what]);
  return counts;
}

async function prune(db: Database, what: keyof Retention, days: number, closed: Closed): Promise<number> {
  let pruned = 0;
  for await (const keys of tooOld(db, CHORES[what], days))
    for (let from = 0; from < keys.length; from += BATCH) {
      const batch = keys.slice(from, from + BATCH);
      pruned += await CHORES[what].act(db, batch, days);
      if (what === 'waiting' || what === 'unfinished') await closed(batch);
      await sleep(REST_MS);
    }
  return pruned;
}

/** Page by page, so that what is spared is not looked at again and again. */
async function* tooOld(db: Database, { old, spare }: Chore, days: number): AsyncGenerator<string[]> {
  for (let after = ''; ; ) {
    const { rows } = await sql<{ key: string }>`
      select key from (${old(days)}) old where key > ${after} order by key limit ${KEYS_AT_ONCE}
    `.execute(db);
    const keys = rows.map(({ key }) => key);
    const spared = new Set(keys.length > 0 ? await spare(db, keys) : []);
    yield keys.filter((key) => !spared.has(key));
    if (keys.length < KEYS_AT_ONCE) return;
    after = keys.at(-1) ?? '';
  }
}
