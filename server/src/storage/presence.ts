import { sql } from 'kysely';
import type pg from 'pg';
import { BELIEVED_SECONDS } from './heartbeat.ts';
import type { Database } from './schema.ts';
import { Together } from './together.ts';

/** People come and go all the time, always by the same words: prepared once on every connection. */
const CHANGE = {
  name: 'presence-change',
  text: `with changes as (
      select * from unnest($1::text[], $2::uuid[], $3::boolean[]) as change (table_id, identity, is_here)
    ), gone as (
      delete from presence using changes
      where node = $4 and not is_here
        and presence.table_id = changes.table_id and presence.identity = changes.identity
    )
    insert into presence (table_id, identity, node)
    select table_id, identity, $4 from changes where is_here
    on conflict do nothing`,
};
const AT = {
  name: 'presence-at',
  text: `select distinct table_id, identity from presence join nodes on nodes.id = presence.node
    where table_id = any($1) and seen_at > now() - make_interval(secs => $2)`,
};

interface Change {
  readonly table: string;
  readonly identity: string;
  readonly isHere: boolean;
}

/** Who is at which table, on any node. A node says it once per identity, however many tabs are open. */
export class Presence {
  readonly #db: Database;
  readonly #pool: pg.Pool;
  readonly #node: string;
  readonly #here = new Map<
    string,
    { readonly table_id: string; readonly identity: string; readonly node: string }
  >();
  readonly #changes = new Together<Change, void>((changes) => this.#write(changes));
  readonly #lookups = new Together<string, ReadonlyMap<string, readonly string[]>>((tables) =>
    this.#look(tables),
  );

  constructor(db: Database, pool: pg.Pool, node: string) {
    this.#db = db;
    this.#pool = pool;
    this.#node = node;
  }

  async join(table: string, identity: string): Promise<void> {
    this.#here.set(`${table} ${identity}`, { table_id: table, identity, node: this.#node });
    await this.#changes.ask({ table, identity, isHere: true });
  }

  async leave(table: string, identity: string): Promise<void> {
    this.#here.delete(`${table} ${identity}`);
    await this.#changes.ask({ table, identity, isHere: false });
  }

  /** The identities present, on nodes that are alive. */
  async at(table: string): Promise<readonly string[]> {
    return (await this.#lookups.ask(table)).get(table) ?? [];
  }

  async sayAll(): Promise<void> {
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

  async close(): Promise<void> {
    this.#here.clear();
    await this.#db.deleteFrom('presence').where('node', '=', this.#node).execute();
  }

  async #write(changes: readonly Change[]): Promise<void> {
    // Whoever comes and goes at the same moment: the last word counts.
    const last = [
      ...new Map(changes.map((change) => [`${change.table} ${change.identity}`, change])).values(),
    ];
    const values = [
      last.map(({ table }) => table),
      last.map(({ identity }) => identity),
      last.map(({ isHere }) => isHere),
      this.#node,
    ];
    await this.#pool.query({ values, ...CHANGE });
  }

  async #look(tables: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const values = [[...new Set(tables)], BELIEVED_SECONDS];
    const { rows } = await this.#pool.query<{ table_id: string; identity: string }>({ values, ...AT });
    const present = new Map<string, string[]>();
    for (const { table_id, identity } of rows) {
      const known = present.get(table_id);
      if (known) known.push(identity);
      else present.set(table_id, [identity]);
    }
    return present;
  }
}
