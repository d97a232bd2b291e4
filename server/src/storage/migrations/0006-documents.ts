import { type Kysely, sql } from 'kysely';

/** What people make for their games. It goes with its owner, whether they are deleted or forgotten. */
const STATEMENTS = [
  `create table documents (
    id text collate "C" primary key,
    owner uuid not null references identities on delete cascade,
    game text not null,
    kind text not null,
    title text not null,
    body json not null,
    bytes integer not null,
    version integer not null default 1,
    share text collate "C" unique,
    created_at timestamptz(3) not null default now(),
    changed_at timestamptz(3) not null default now()
  )`,
  `create index documents_owner on documents (owner)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
