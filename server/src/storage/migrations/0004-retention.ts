import { type Kysely, sql } from 'kysely';

/**
 * What a quiet world needs so that nobody has to look at every table: whose turn it is stands beside the entry that
 * made it so, who set a table up and what it is played with are columns, and nodes say which tables they have open.
 */
const STATEMENTS = [
  `alter table entries add column turn text not null default ''`,
  `drop index tables_with_bots, tables_hosted, tables_listed`,
  `alter table tables
    drop column has_bots,
    add column turn text not null default '',
    add column origin text,
    add column host text not null generated always as (room ->> 'host') stored,
    add column content_hash text not null generated always as (room ->> 'contentHash') stored`,
  `create index tables_listed on tables (phase, changed_at desc) include (game, host, origin)
    where visibility = 'public' and phase in ('waiting', 'playing')`,
  `create index tables_listed_by_game on tables (game, phase, changed_at desc) include (host, origin)
    where visibility = 'public' and phase in ('waiting', 'playing')`,
  `create index tables_hosted on tables (host) where phase in ('waiting', 'playing')`,
  `create index tables_by_age on tables (phase, changed_at)`,
  `create index tables_by_content on tables (content_hash)`,
  // Logged, unlike presence: it has to be known after a power cut, too.
  `create table open_tables (
    table_id text collate "C" not null,
    node text not null,
    primary key (table_id, node)
  )`,
  `create index open_tables_node on open_tables (node)`,
  `alter table packs
    add column owner uuid,
    add column bytes integer not null default 0,
    add column kept_at timestamptz(3) not null default now()`,
  `create index packs_owner on packs (owner)`,
  `create index packs_by_age on packs (kept_at)`,
  `create index identities_by_age on identities (seen_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
