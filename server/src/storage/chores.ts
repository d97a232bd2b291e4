import { type RawBuilder, sql } from 'kysely';
import { notNeeded } from './packs.ts';
import type { Database } from './schema.ts';

/**
 * What is thrown away, kind by kind. Tables and what is kept under their ids may one day lie elsewhere than people and
 * packs (docs/growth.md): no statement looks at both.
 */
export interface Chore {
  /** The keys of what is older than so many days. */
  readonly old: (days: number) => RawBuilder<{ key: string }>;
  /** Those of them that must stay all the same. */
  readonly spare: (db: Database, keys: readonly string[]) => Promise<readonly string[]>;
  /** Returns how many there were: what was touched in between is left alone. */
  readonly act: (db: Database, keys: readonly string[], days: number) => Promise<number>;
}

const before = (days: number) => sql`now() - make_interval(days => ${days})`;
const spareNone = async () => [];

/** At these somebody sits this minute. */
async function attended(db: Database, tables: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ table_id: string }>`
    select distinct table_id from presence join nodes on nodes.id = presence.node
    where table_id = any(${tables}) and seen_at > now() - interval '1 minute'
  `.execute(db);
  return rows.map(({ table_id }) => table_id);
}

/** They sit at an unfinished table, or have set one up. */
async function expected(db: Database, people: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select identity::text as id from table_seats join tables on tables.id = table_seats.table_id
    where identity = any(${people}::uuid[]) and phase in ('waiting', 'playing')
    union
    select host from tables where host = any(${people}) and phase in ('waiting', 'playing')
  `.execute(db);
  return rows.map(({ id }) => id);
}

async function needed(db: Database, packs: readonly string[]): Promise<string[]> {
  const free = new Set(await notNeeded(db, packs));
  return packs.filter((hash) => !free.has(hash));
}

const count = async (db: Database, statement: RawBuilder<unknown>): Promise<number> =>
  Number((await statement.execute(db)).numAffectedRows ?? 0n);

export function closeTables(db: Database, ids: readonly string[], days = 0): Promise<number> {
  return count(
    db,
    sql`update tables set phase = 'closed', room = jsonb_set(room, '{phase}', '"closed"'), origin = null,
        version = version + 1, changed_at = now()
      where id = any(${ids}) and phase in ('waiting', 'playing') and changed_at <= ${before(days)}`,
  );
}

/** Tables, with everything that is kept under their ids. */
export function dropTables(db: Database, ids: readonly string[]): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    for (const kept of ['entries', 'snapshots', 'chat', 'open_tables'] as const)
      await sql`delete from ${sql.table(kept)} where table_id = any(${ids})`.execute(transaction);
    return count(transaction, sql`delete from tables where id = any(${ids})`);
  });
}

export const CHORES = {
  waiting: {
    old: (days) => sql`select id as key from tables where phase = 'waiting' and changed_at < ${before(days)}`,
    spare: attended,
    act: closeTables,
  },
  unfinished: {
    old: (days) => sql`
      select id as key from tables
      where phase = 'playing' and changed_at < ${before(days)} and not exists (
        select from entries where table_id = tables.id and at > extract(epoch from ${before(days)}) * 1000)`,
    spare: attended,
    act: closeTables,
  },
  closed: {
    old: (days) => sql`
      select id as key from tables
      where phase = 'closed'
        and changed_at < now() - make_interval(days => case when started_at is null then 1 else ${days} end)`,
    spare: attended,
    act: dropTables,
  },
  finished: {
    old: (days) =>
      sql`select id as key from tables where phase = 'finished' and changed_at < ${before(days)}`,
    spare: attended,
    act: dropTables,
  },
  guests: {
    old: (days) => sql`
      select id::text as key from identities
      where login is null and seen_at < ${before(days)}
        and not exists (select from passkeys where identity = identities.id)`,
    spare: expected,
    act: (db, ids, days) =>
      count(db, sql`delete from identities where id = any(${ids}::uuid[]) and seen_at < ${before(days)}`),
  },
  push: {
    old: (days) => sql`
      select endpoint as key from push_subscriptions join identities on identities.id = identity
      where seen_at < ${before(days)} and push_subscriptions.created_at < ${before(days)}`,
    spare: spareNone,
    act: (db, endpoints) => count(db, sql`delete from push_subscriptions where endpoint = any(${endpoints})`),
  },
  sessions: {
    old: (days) => sql`select id as key from sessions where seen_at < ${before(days)}`,
    spare: spareNone,
    act: (db, ids, days) =>
      count(db, sql`delete from sessions where id = any(${ids}) and seen_at < ${before(days)}`),
  },
  packs: {
    old: (days) => sql`select hash as key from packs where kept_at < ${before(days)}`,
    spare: needed,
    // Whoever needs a pack renews it before a table names it.
    act: (db, hashes, days) =>
      count(db, sql`delete from packs where hash = any(${hashes}) and kept_at < ${before(days)}`),
  },
} as const satisfies Record<string, Chore>;
