import { type Kysely, sql } from 'kysely';

/**
 * A session is a row, named by the hash of what its cookie holds. Whoever deletes a person looks for what they have said
 * by who said it.
 */
const STATEMENTS = [
  `create table sessions (
    id text collate "C" primary key,
    identity uuid not null references identities on delete cascade,
    browser text not null,
    system text not null,
    issued_at timestamptz(3) not null default now(),
    seen_at timestamptz(3) not null default now(),
    fresh_at timestamptz(3)
  )`,
  `create index sessions_identity on sessions (identity)`,
  `alter table identities drop column sessions_since`,
  `alter table passkeys
    add column browser text not null default '',
    add column system text not null default '',
    add column used_at timestamptz(3)`,
  `create index chat_identity on chat (identity)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
