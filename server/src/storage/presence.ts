import { sql } from 'kysely';
import type pg from 'pg';
import type { Log } from '../log.ts';
import type { Database } from './schema.ts';

const HEARTBEAT_MS = 5_000;

/** Three missed heartbeats: whoever was connected there is no longer counted as present. */
const BELIEVED_SECONDS = 15;
const FORGOTTEN_SECONDS = 60;

/** People come and go all the time, always by the same words: prepared once on every connection. */
const JOIN = {
  name: 'presence-join',
  text: 'insert into presence (table_id, identity, node) values ($1, $2, $3) on conflict do nothing',
};
const LEAVE = {
  name: 'presence-leave',
  text: 'delete from presence where table_id = $1 and identity = $2 and node = $3',
};
const AT = {
  name: 'presence-at',
  text: `select distinct identity from presence join nodes on nodes.id = presence.node
    where table_id = $1 and seen_at > now() - make_interval(secs => $2)`,
};

/** Who is at which table, on any node. A node says it once per identity, however many tabs are open. */
export class Presence {
  readonly #db: Database;
  readonly #pool: pg.Pool;
  readonly #node: string;
  readonly #here = new Map<
    string,
    { readonly table_id: string; readonly identity: string; readonly node: string }
  >();
  readonly #timer: NodeJS.Timeout;

  constructor(db: Database, pool: pg.Pool, node: string, log: Log) {
    this.#db = db;
    this.#pool = pool;
    this.#node = node;
    const beat = () =>
      this.heartbeat().catch((error: unknown) => log.warn({ error: String(error) }, 'no heartbeat'));
    this.#timer = setInterval(() => void beat(), HEARTBEAT_MS).unref();
  }

  async join(table: string, identity: string): Promise<void> {
    this.#here.set(`${table} ${identity}`, { table_id: table, identity, node: this.#node });
    await this.#pool.query({ ...JOIN, values: [table, identity, this.#node] });
  }

  async leave(table: string, identity: string): Promise<void> {
    this.#here.delete(`${table} ${identity}`);
    await this.#pool.query({ ...LEAVE, values: [table, identity, this.#node] });
  }

  /** The identities present, on nodes that are alive. */
  async at(table: string): Promise<string[]> {
    const { rows } = await this.#pool.query<{ identity: string }>({
      ...AT,
      values: [table, BELIEVED_SECONDS],
    });
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
