import { sql } from 'kysely';
import type { Device } from '../devices.ts';
import { countPasskeys, type Identity } from './identities.ts';
import type { Database } from './schema.ts';

/** Somebody who came back, and the session by which they are known. */
export interface Known {
  readonly who: Identity;
  readonly session: {
    readonly id: string;
    /** They have shown a password or a passkey within the last minutes. */
    readonly isFresh: boolean;
    /** Nobody has noted for an hour that they are here. */
    readonly isStale: boolean;
  };
}

export interface SessionRow extends Device {
  readonly id: string;
  /** Moments are milliseconds since 1970. */
  readonly since: number;
  readonly seen: number;
}

/** Browsers keep no cookie longer than this. */
export const SESSION_DAYS = 400;
/** One for every browser somebody uses; those not seen for longest give way. */
const MOST_PER_IDENTITY = 50;

/** The clock of the database, on whichever node: and it may be set back without anybody becoming unknown. */
const isAlive = sql<boolean>`sessions.seen_at > now() - ${SESSION_DAYS} * interval '1 day'`;
const isFresh = sql<boolean>`coalesce(fresh_at > now() - interval '10 minutes' and fresh_at <= now(), false)`;
const isStale = sql<boolean>`sessions.seen_at not between now() - interval '1 hour' and now()`;

export type SessionStore = ReturnType<typeof sessionStore>;

export function sessionStore(db: Database) {
  return {
    async begin(id: string, identity: string, { browser, system }: Device, fresh: boolean): Promise<void> {
      const fresh_at = fresh ? sql<Date>`now()` : null;
      await db.insertInto('sessions').values({ id, identity, browser, system, fresh_at }).execute();
      // A guest has one: only who can log in elsewhere can have more.
      if (!fresh) return;
      await db
        .deleteFrom('sessions')
        .where('id', 'in', (query) =>
          query
            .selectFrom('sessions')
            .select('id')
            .where('identity', '=', identity)
            .where('id', '<>', id)
            .orderBy('seen_at', 'desc')
            .offset(MOST_PER_IDENTITY - 1),
        )
        .execute();
    },

    async find(id: string): Promise<Known | null> {
      const row = await db
        .selectFrom('sessions')
        .innerJoin('identities', 'identities.id', 'sessions.identity')
        .select(['identities.id', 'identities.name', 'login', countPasskeys.as('passkeys')])
        .select([isFresh.as('isFresh'), isStale.as('isStale')])
        .where('sessions.id', '=', id)
        .where(isAlive)
        .executeTakeFirst();
      if (!row) return null;
      const { isFresh: fresh, isStale: stale, ...who } = row;
      return { who, session: { id, isFresh: fresh, isStale: stale } };
    },

    /** Which of these have not been ended. */
    async living(ids: readonly string[]): Promise<Set<string>> {
      const rows = await db
        .selectFrom('sessions')
        .select('id')
        .where('id', '=', sql<string>`any(${ids}::text[])`)
        .where(isAlive)
        .execute();
      return new Set(rows.map(({ id }) => id));
    },

    /** They are here: to the hour, no closer. */
    async touch(id: string): Promise<void> {
      await sql`
        with seen as (update sessions set seen_at = now() where id = ${id} returning identity)
        update identities set seen_at = now() from seen where identities.id = seen.identity
      `.execute(db);
    },

    async freshen(id: string): Promise<void> {
      await db.updateTable('sessions').set({ fresh_at: sql`now()` }).where('id', '=', id).execute();
    },

    /** False if there is no such session of theirs. */
    async end(id: string, identity: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('sessions')
        .where('id', '=', id)
        .where('identity', '=', identity)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** All but one; returns those that were ended. */
    async endOthers(identity: string, kept: string | null): Promise<string[]> {
      const all = db.deleteFrom('sessions').where('identity', '=', identity);
      const others = kept === null ? all : all.where('id', '<>', kept);
      return (await others.returning('id').execute()).map(({ id }) => id);
    },

    /** Those seen last come first. */
    async of(identity: string): Promise<SessionRow[]> {
      const rows = await db
        .selectFrom('sessions')
        .select(['id', 'browser', 'system', 'issued_at', 'seen_at'])
        .where('identity', '=', identity)
        .where(isAlive)
        .orderBy('seen_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(({ issued_at, seen_at, ...row }) => ({
        ...row,
        since: issued_at.getTime(),
        seen: seen_at.getTime(),
      }));
    },
  };
}
