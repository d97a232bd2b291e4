import { sql } from 'kysely';
import type { Log } from '../log.ts';
import type { Database } from './schema.ts';

const HEARTBEAT_MS = 5_000;

/** Three missed heartbeats: whoever was connected there is no longer counted as present. */
const BELIEVED_SECONDS = 15;
const FORGOTTEN_SECONDS = 60;

/** Who is at which table, on any node. A node says it once per identity, however many tabs are open. */
export class Presence {
  readonly #db: Database;
  readonly #node: string;
  readonly #here = new Map<
    string,
    { readonly table_id: string; readonly identity: string; readonly node: string }
  >();
  readonly #timer: NodeJS.Timeout;

  constructor(db: Database, node: string, log: Log) {
    this.#db = db;
    this.#node = node;
    const beat = () =>
      this.heartbeat().catch((error: unknown) => log.warn({ error: String(error) }, 'no heartbeat'));
    this.#timer = setInterval(() => void beat(), HEARTBEAT_MS).unref();
  }

  async join(table: string, identity: string): Promise<void> {
    const row = { table_id: table, identity, node: this.#node };
    this.#here.set(`${table} ${identity}`, row);
    await this.#db
      .insertInto('presence')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async leave(table: string, identity: string): Promise<void> {
    this.#here.delete(`${table} ${identity}`);
    await this.#db
      .deleteFrom('presence')
      .where('table_id', '=', table)
      .where('identity', '=', identity)
      .where('node', '=', this.#node)
      .execute();
  }

  /** The identities present, on nodes that are alive. */
  async at(table: string): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('presence')
      .innerJoin('nodes', 'nodes.id', 'presence.node')
      .select('identity')
      .distinct()
      .where('table_id', '=', table)
      .where('seen_at', '>', sql<Date>`now() - make_interval(secs => ${BELIEVED_SECONDS})`)
      .execute();
    return rows.map(({ identity }) => identity);
  }

  /** Says that this node lives. One that was forgotten, or whose database crashed, says everything again. */
  async heartbeat(): Promise<void> {
    const { rows } = await sql<{ is_new: boolean }>`
      insert into nodes (id) values (${this.#node})
      on conflict (id) do update set seen_at = now()
      returning xmax = 0 as is_new
    `.execute(this.#db);
    if (rows[0]?.is_new) await this.#sayAll();
    await sql`
      with forgotten as (
        delete from nodes where seen_at < now() - make_interval(secs => ${FORGOTTEN_SECONDS}) returning id
      )
      delete from presence where node in (select id from forgotten)
    `.execute(this.#db);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#here.clear();
    await this.#db.deleteFrom('presence').where('node', '=', this.#node).execute();
    await this.#db.deleteFrom('nodes').where('id', '=', this.#node).execute();
  }

  async #sayAll(): Promise<void> {
    const rows = [...this.#here.values()];
    await sql`
      insert into presence (table_id, identity, node)
      select * from unnest(
        ${rows.map(({ table_id }) => table_id)}::text[],
        ${rows.map(({ identity }) => identity)}::uuid[],
        ${rows.map(({ node }) => node)}::text[])
      on conflict do nothing
    `.execute(this.#db);
  }
}
