import { sql } from 'kysely';
import type { Log } from '../log.ts';
import type { Database } from './schema.ts';

const HEARTBEAT_MS = 5_000;
/** Three missed heartbeats: the others believe that this node is gone, and take over what it has left. */
export const BELIEVED_SECONDS = 15;
const FORGOTTEN_SECONDS = 60;
/** Well before the others think so. */
const LATE_MS = 10_000;

/** What a beat has found out. */
export interface Pulse {
  /** Nobody knew of this node: whatever others should know of it is said once more. */
  readonly isNew: () => Promise<unknown>;
  /** How many other nodes there are, as far as the database knows. */
  readonly others: (count: number) => void;
  /** A node has died, perhaps before it could tell the others of its last moves. */
  readonly lost: () => void;
}

interface OtherNode {
  readonly id: string;
  readonly lives: boolean;
}

/**
 * Says again and again that this node lives. One that was forgotten, or whose database crashed, says everything that
 * others should know of it once more. Moments are this process's own: nobody can set that clock.
 */
export class Heartbeat {
  readonly #db: Database;
  readonly #node: string;
  readonly #pulse: Pulse;
  readonly #timer: NodeJS.Timeout;
  #heardAt = Number.NEGATIVE_INFINITY;
  #knownSince = Number.POSITIVE_INFINITY;
  #living = new Set<string>();

  constructor(db: Database, node: string, log: Log, pulse: Pulse) {
    this.#db = db;
    this.#node = node;
    this.#pulse = pulse;
    const beat = () =>
      this.beat().catch((error: unknown) => log.warn({ error: String(error) }, 'no heartbeat'));
    this.#timer = setInterval(() => void beat(), HEARTBEAT_MS).unref();
  }

  /** Others may already take this node for dead: it beats before it writes anything that they would have to know. */
  get isLate(): boolean {
    return performance.now() - this.#heardAt > LATE_MS;
  }

  /** Long enough for every node that lives to have said so, should the database have forgotten them all. */
  get knowsTheOthers(): boolean {
    return performance.now() - this.#knownSince > BELIEVED_SECONDS * 1000;
  }

  async beat(): Promise<void> {
    const now = performance.now();
    const { rows } = await sql<{ is_new: boolean; others: readonly OtherNode[] }>`
      insert into nodes (id) values (${this.#node})
      on conflict (id) do update set seen_at = now()
      returning xmax = 0 as is_new, array(
        select json_build_object('id', id, 'lives', seen_at > now() - make_interval(secs => ${BELIEVED_SECONDS}))
        from nodes as other where other.id <> ${this.#node}
      ) as others
    `.execute(this.#db);
    this.#look(rows[0]?.others ?? []);
    if (rows[0]?.is_new) {
      await this.#pulse.isNew();
      this.#knownSince = now;
    }
    this.#heardAt = now;
    await sql`
      with forgotten as (
        delete from nodes where seen_at < now() - make_interval(secs => ${FORGOTTEN_SECONDS}) returning id
      )
      delete from presence where node in (select id from forgotten)
    `.execute(this.#db);
  }

  /** A node that was stopped has said all it had to say and is not here any more; one that is silent has died. */
  #look(others: readonly OtherNode[]): void {
    this.#pulse.others(others.length);
    const hasLost = others.some(({ id, lives }) => !lives && this.#living.has(id));
    this.#living = new Set(others.flatMap(({ id, lives }) => (lives ? [id] : [])));
    if (hasLost) this.#pulse.lost();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#db.deleteFrom('nodes').where('id', '=', this.#node).execute();
  }
}
