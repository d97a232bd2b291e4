import type pg from 'pg';
import type { Room } from '../room/room.ts';
import { readTurn, type Turn } from '../room/turn.ts';
import { BELIEVED_SECONDS, type Heartbeat } from './heartbeat.ts';
import { Together } from './together.ts';

const CHANGE = {
  name: 'open-tables-change',
  text: `with changes as (
      select * from unnest($1::text[], $2::boolean[]) as change (table_id, is_open)
    ), closed as (
      delete from open_tables using changes
      where node = $3 and not is_open and open_tables.table_id = changes.table_id
    )
    insert into open_tables (table_id, node) select table_id, $3 from changes where is_open
    on conflict do nothing`,
};

const MOST_AT_ONCE = 200;

/** From one node's name to the next in the index, however many tables each has; then the tables of those who are gone. */
const TAKE_OVER = {
  name: 'open-tables-take-over',
  text: `with recursive holders (node) as (
      (select node from open_tables order by node limit 1)
      union all
      select (select node from open_tables where node > holders.node order by node limit 1)
      from holders where node is not null
    ), dead as (
      select node from holders where node is not null and not exists (
        select from nodes where nodes.id = holders.node and seen_at > now() - make_interval(secs => $2))
    ), abandoned as (
      select table_id, node from open_tables where node = any(array(select node from dead))
      limit ${MOST_AT_ONCE} for update skip locked
    ), gone as (
      delete from open_tables using abandoned
      where open_tables.table_id = abandoned.table_id and open_tables.node = abandoned.node
      returning open_tables.table_id
    )
    insert into open_tables (table_id, node) select distinct table_id, $1 from gone
    on conflict (table_id, node) do update set node = excluded.node
    returning table_id`,
};
const LOOK = {
  name: 'open-tables-look',
  text: `select tables.id, room, coalesce(newest.turn, tables.turn) as turn from tables
    left join lateral (
      select turn from entries where entries.table_id = tables.id order by seq desc limit 1
    ) newest on true
    where tables.id = any($1) and phase = 'playing'`,
};

interface Change {
  readonly table: string;
  readonly isOpen: boolean;
}

/** A game that another node has left behind, and whom it waits for. */
export interface LeftBehind {
  readonly id: string;
  readonly room: Room;
  readonly turn: Turn;
  /** Whether somebody's time may run out. */
  readonly lapses: boolean;
}

/**
 * Which tables every node has open. A node says so before anything can happen there; so when it dies, the others look
 * at those tables and at no others.
 */
export class OpenTables {
  readonly #pool: pg.Pool;
  readonly #node: string;
  readonly #here = new Set<string>();
  readonly #changes = new Together<Change, void>((changes) => this.#write(changes));

  constructor(pool: pg.Pool, node: string) {
    this.#pool = pool;
    this.#node = node;
  }

  async hold(table: string): Promise<void> {
    this.#here.add(table);
    await this.#changes.ask({ table, isOpen: true });
  }

  async release(table: string): Promise<void> {
    this.#here.delete(table);
    await this.#changes.ask({ table, isOpen: false });
  }

  sayAll(): Promise<void> {
    return this.#write([...this.#here].map((table) => ({ table, isOpen: true })));
  }

  /**
   * Some of the tables of nodes that are gone, now this node's own: should it die, they are found again. Those that
   * wait for people are let go at once.
   */
  async takeOver(heartbeat: Heartbeat, isOurs: (left: LeftBehind) => boolean): Promise<LeftBehind[]> {
    if (!heartbeat.knowsTheOthers) return [];
    const taken = await this.#pool.query<{ table_id: string }>({
      values: [this.#node, BELIEVED_SECONDS],
      ...TAKE_OVER,
    });
    if (taken.rows.length === 0) return [];
    const ids = taken.rows.map(({ table_id }) => table_id);
    const { rows } = await this.#pool.query<{ id: string; room: Room; turn: string }>({
      values: [ids],
      ...LOOK,
    });
    const wanted = rows.map((row) => ({ ...row, ...readTurn(row.turn) })).filter(isOurs);
    const kept = new Set(wanted.map(({ id }) => id));
    const free = ids.filter((id) => !kept.has(id) && !this.#here.has(id));
    await Promise.all(free.map((table) => this.#changes.ask({ table, isOpen: false })));
    return wanted;
  }

  async #write(changes: readonly Change[]): Promise<void> {
    // What is opened and closed at the same moment: the last word counts.
    const last = [...new Map(changes.map((change) => [change.table, change])).values()];
    const values = [last.map(({ table }) => table), last.map(({ isOpen }) => isOpen), this.#node];
    await this.#pool.query({ values, ...CHANGE });
  }
}
