import { type Kysely, sql } from 'kysely';

/**
 * Rows of entries point at no other table: a foreign key would lock and touch the table's row with every move.
 * Ids of tables are compared byte by byte, whatever language the database speaks. What is read back whole is `json`;
 * only the room, which queries look into, is `jsonb`.
 */
const STATEMENTS = [
  `create table tables (
    id text collate "C" primary key,
    game text not null,
    phase text not null,
    visibility text not null,
    version integer not null default 1,
    room jsonb not null,
    has_bots boolean not null,
    header json,
    setup json,
    seed text,
    closing json,
    created_at timestamptz(3) not null default now(),
    changed_at timestamptz(3) not null default now(),
    started_at timestamptz(3),
    finished_at timestamptz(3)
  )`,
  `create index tables_listed on tables (phase, changed_at desc) where visibility = 'public' and phase in ('waiting', 'playing')`,
  `create index tables_with_bots on tables (id) where phase = 'playing' and has_bots`,
  `create index tables_hosted on tables ((room ->> 'host')) where phase in ('waiting', 'playing')`,
  `create table table_seats (
    table_id text collate "C" not null references tables on delete cascade,
    seat integer not null,
    identity uuid not null,
    primary key (table_id, seat)
  )`,
  `create index table_seats_identity on table_seats (identity)`,
  `create table entries (
    table_id text collate "C" not null,
    seq integer not null,
    at bigint not null,
    key text,
    entry json not null,
    why json,
    primary key (table_id, seq)
  )`,
  `create table snapshots (
    table_id text collate "C" primary key,
    seq integer not null,
    hash text not null,
    body json not null
  )`,
  `create table chat (
    table_id text collate "C" not null,
    number integer not null,
    key text not null,
    identity uuid not null,
    name text not null,
    seat integer,
    text text not null,
    at bigint not null,
    primary key (table_id, number),
    unique (table_id, key)
  )`,
  `create table packs (hash text primary key, game text not null, pack json not null)`,
  `create table secrets (name text primary key, value text not null)`,
  `create table identities (
    id uuid primary key,
    name text not null,
    login text unique,
    password_hash text,
    created_at timestamptz(3) not null default now(),
    seen_at timestamptz(3) not null default now()
  )`,
  `create table passkeys (
    id text primary key,
    identity uuid not null references identities on delete cascade,
    public_key bytea not null,
    counter bigint not null,
    transports text[] not null,
    created_at timestamptz(3) not null default now()
  )`,
  `create index passkeys_identity on passkeys (identity)`,
  `create table push_subscriptions (
    endpoint text primary key,
    identity uuid not null references identities on delete cascade,
    p256dh text not null,
    auth text not null,
    created_at timestamptz(3) not null default now()
  )`,
  `create index push_subscriptions_identity on push_subscriptions (identity)`,
  // Unlogged: after a crash both are empty, and every node that still lives writes itself in again.
  `create unlogged table nodes (id text primary key, seen_at timestamptz(3) not null default now())`,
  `create unlogged table presence (
    table_id text collate "C" not null,
    identity uuid not null,
    node text not null,
    primary key (table_id, identity, node)
  )`,
  `create index presence_node on presence (node)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
