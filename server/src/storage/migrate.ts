import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import type { Log } from '../log.ts';
import { type DatabaseAddress, openPool } from './connections.ts';
import { isRefusedForGood, sqlState } from './failures.ts';
import * as tables from './migrations/0001-tables.ts';
import * as endedSessions from './migrations/0002-ended-sessions.ts';
import * as sessions from './migrations/0003-sessions.ts';
import * as retention from './migrations/0004-retention.ts';
import * as toldSteps from './migrations/0005-told-steps.ts';
import * as documents from './migrations/0006-documents.ts';

/** Run in the order of their names. A migration that was released is never changed. */
const MIGRATIONS = {
  '0001-tables': tables,
  '0002-ended-sessions': endedSessions,
  '0003-sessions': sessions,
  '0004-retention': retention,
  '0005-told-steps': toldSteps,
  '0006-documents': documents,
};

const PATIENCE_MS = 60_000;

/** What nodes that start at the same moment do to each other while the first tables are made. */
const COLLISIONS = new Set(['23505', '42P07', '42710', 'XX000']);

/** Brings the database up to date, waits for one that is still starting, and leaves other nodes their turn. */
export async function migrate(
  connection: DatabaseAddress,
  log: Log,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (let pause = 50; ; pause = Math.min(pause * 2, 2_000)) {
    try {
      await migrateOnce(connection, log);
      return;
    } catch (error) {
      if (Date.now() + pause > deadline || !mayPass(error)) throw error;
      log.warn({ error: String(error) }, 'the database is not ready, trying again');
      await sleep(pause * (0.5 + Math.random()));
    }
  }
}

/** Only so far: for what was stored then and has to be read now. */
export function migrateTo(connection: DatabaseAddress, log: Log, name: string): Promise<void> {
  return migrateOnce(connection, log, name);
}

/** Its own connections: a migration may take longer than a query is allowed to. */
async function migrateOnce(connection: DatabaseAddress, log: Log, upTo?: string): Promise<void> {
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: openPool(connection, log, { max: 2 }) }),
  });
  try {
    await requireSupportedVersion(db);
    const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
    const { error, results } = await (upTo === undefined
      ? migrator.migrateToLatest()
      : migrator.migrateTo(upTo));
    if (error) throw error;
    for (const { migrationName } of results ?? []) log.info({ migration: migrationName }, 'migrated');
  } finally {
    await db.destroy();
  }
}

class UnsupportedDatabase extends Error {
  override readonly name = 'UnsupportedDatabase';
}

async function requireSupportedVersion(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ version: number; name: string }>`
    select current_setting('server_version_num')::int as version, current_setting('server_version') as name
  `.execute(db);
  const [server] = rows;
  if (server && server.version < 140_000)
    throw new UnsupportedDatabase(`PostgreSQL 14 or later is needed, this is ${server.name}`);
}

/** Wrong passwords and the like do not pass by waiting. */
function mayPass(error: unknown): boolean {
  if (COLLISIONS.has(sqlState(error) ?? '')) return true;
  if (error instanceof UnsupportedDatabase || isRefusedForGood(error)) return false;
  return !/^(28|3D)/.test(sqlState(error) ?? '') && !String(error).includes('corrupted migrations');
}
