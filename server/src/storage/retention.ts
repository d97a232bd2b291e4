import { setTimeout as sleep } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
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

export const PRUNED = [
  'waiting',
  'unfinished',
  'closed',
  'finished',
  'guests',
  'push',
  'sessions',
  'packs',
] as const;
export type Pruned = Readonly<Record<(typeof PRUNED)[number], number>>;

/** Small statements with rests in between: nobody who plays is to wait for the cleaning. */
const BATCH = 50;
const REST_MS = 20;
/** Any number, as long as nobody else uses it: one node at a time cleans. */
const LOCK = 5_020_241_141;

const before = (days: number) => sql`now() - make_interval(days => ${days})`;

/** Somebody looks at it this minute. */
const isAttended = sql`exists (
  select from presence join nodes on nodes.id = presence.node
  where presence.table_id = tables.id and seen_at > now() - interval '1 minute')`;

const isSeatedSomewhere = sql`exists (
    select from table_seats join tables on tables.id = table_seats.table_id
    where table_seats.identity = identities.id and phase in ('waiting', 'playing'))
  or exists (select from tables where host = identities.id::text and phase in ('waiting', 'playing'))`;

/** What is too old, as a query for its keys. */
const TOO_OLD: Readonly<Record<keyof Retention, (days: number) => RawBuilder<{ key: string }>>> = {
  waiting: (days) => sql`
    select id as key from tables
    where phase = 'waiting' and changed_at < ${before(days)} and not ${isAttended}`,
  unfinished: (days) => sql`
    select id as key from tables
    where phase = 'playing' and changed_at < ${before(days)} and not ${isAttended}
      and coalesce((select at from entries where table_id = tables.id order by seq desc limit 1), 0)
        < extract(epoch from ${before(days)}) * 1000`,
  closed: (days) => sql`
    select id as key from tables
    where phase = 'closed' and not ${isAttended}
      and changed_at < now() - make_interval(days => case when started_at is null then 1 else ${days} end)`,
  finished: (days) => sql`
    select id as key from tables
    where phase = 'finished' and changed_at < ${before(days)} and not ${isAttended}`,
  guests: (days) => sql`
    select id::text as key from identities
    where login is null and seen_at < ${before(days)}
      and not exists (select from passkeys where identity = identities.id) and not (${isSeatedSomewhere})`,
  push: (days) => sql`
    select endpoint as key from push_subscriptions join identities on identities.id = identity
    where seen_at < ${before(days)} and push_subscriptions.created_at < ${before(days)}`,
  sessions: (days) => sql`select id as key from sessions where seen_at < ${before(days)}`,
  packs: (days) => sql`
    select hash as key from packs
    where kept_at < ${before(days)} and not exists (select from tables where content_hash = packs.hash)`,
};

const close = (old: RawBuilder<unknown>) => sql<{ key: string }>`
  update tables set phase = 'closed', room = jsonb_set(room, '{phase}', '"closed"'), origin = null,
    version = version + 1, changed_at = now()
  where id in (${old}) returning id as key`;

/** A table, with everything that is kept under its id. */
const dropTables = (old: RawBuilder<unknown>) => sql<{ key: string }>`
  with old as materialized (${old}),
    gone_entries as (delete from entries where table_id in (select key from old)),
    gone_snapshots as (delete from snapshots where table_id in (select key from old)),
    gone_chat as (delete from chat where table_id in (select key from old)),
    gone_open as (delete from open_tables where table_id in (select key from old))
  delete from tables where id in (select key from old) returning id as key`;

const dropFrom = (table: string, key: string) => (old: RawBuilder<unknown>) =>
  sql<{ key: string }>`
  delete from ${sql.table(table)} where ${sql.ref(key)}::text in (${old}) returning ${sql.ref(key)}::text as key`;

const ACT: Readonly<Record<keyof Retention, (old: RawBuilder<unknown>) => RawBuilder<{ key: string }>>> = {
  waiting: close,
  unfinished: close,
  closed: dropTables,
  finished: dropTables,
  guests: dropFrom('identities', 'id'),
  push: dropFrom('push_subscriptions', 'endpoint'),
  sessions: dropFrom('sessions', 'id'),
  packs: dropFrom('packs', 'hash'),
};

export type RetentionStore = ReturnType<typeof retentionStore>;

export function retentionStore(db: Database) {
  return {
    /** How much is too old now. */
    async count(keep: Retention): Promise<Pruned> {
      const counts: Record<string, number> = {};
      for (const what of PRUNED) {
        if (keep[what] === 0) continue;
        const { rows } = await sql<{ count: number }>`
          select count(*) as count from (${TOO_OLD[what](keep[what])}) old
        `.execute(db);
        counts[what] = rows[0]?.count ?? 0;
      }
      return { ...NOTHING, ...counts };
    },

    /** Null: another node is at it. `closed` is told of tables whose rooms were changed. */
    prune(keep: Retention, closed: (tables: readonly string[]) => Promise<void>): Promise<Pruned | null> {
      // A lock belongs to a connection: this one is kept until the end.
      return db.connection().execute(async (own) => {
        const { rows } = await sql<{
          is_ours: boolean;
        }>`select pg_try_advisory_lock(${LOCK}) as is_ours`.execute(own);
        if (!rows[0]?.is_ours) return null;
        try {
          const counts: Record<string, number> = {};
          for (const what of PRUNED) counts[what] = await pruneAll(own, what, keep[what], closed);
          return { ...NOTHING, ...counts };
        } finally {
          await sql`select pg_advisory_unlock(${LOCK})`.execute(own);
        }
      });
    },

    /** Whatever its age. False: there is no unfinished table of that id. */
    async closeTable(id: string): Promise<boolean> {
      const unfinished = sql`select id from tables where id = ${id} and phase in ('waiting', 'playing')`;
      return (await close(unfinished).execute(db)).rows.length > 0;
    },

    /** Whatever its age. False: there is no such table. */
    async dropTable(id: string): Promise<boolean> {
      const { rows } = await dropTables(sql`select ${id}::text as key`).execute(db);
      return rows.length > 0;
    },
  };
}

const NOTHING: Pruned = {
  waiting: 0,
  unfinished: 0,
  closed: 0,
  finished: 0,
  guests: 0,
  push: 0,
  sessions: 0,
  packs: 0,
};

async function pruneAll(
  db: Database,
  what: keyof Retention,
  days: number,
  closed: (tables: readonly string[]) => Promise<void>,
): Promise<number> {
  if (days === 0) return 0;
  const isClosing = what === 'waiting' || what === 'unfinished';
  for (let pruned = 0; ; await sleep(REST_MS)) {
    const { rows } = await ACT[what](sql`${TOO_OLD[what](days)} limit ${BATCH}`).execute(db);
    if (isClosing && rows.length > 0) await closed(rows.map(({ key }) => key));
    pruned += rows.length;
    if (rows.length < BATCH) return pruned;
  }
}
