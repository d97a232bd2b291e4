import { type Kysely, sql } from 'kysely';

/** Sessions issued before this moment (milliseconds since 1970) are over; null where nobody ever ended theirs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table identities add column sessions_since bigint').execute(db);
}
