import { type Kysely, sql } from 'kysely';

/**
 * An entry keeps what it told, so that nobody plays a game again to read its log, and how many moves count after it, so
 * that a take-back finds where the game stood. Of a game that goes on several snapshots are kept: one before any move
 * that may be taken back. Those that there were are only a cache, and are made again.
 */
const STATEMENTS = [
  `alter table entries
    add column events json not null default '[]',
    add column line integer not null default 0`,
  `drop table snapshots`,
  `create table snapshots (
    table_id text collate "C" not null,
    seq integer not null,
    line integer not null,
    hash text not null,
    body json not null,
    primary key (table_id, seq)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
