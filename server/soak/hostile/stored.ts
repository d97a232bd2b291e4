import pg from 'pg';
import type { Limits } from '../../src/config.ts';
import type { SocketConnection } from '../../src/postgres/index.ts';

/** Lines a table keeps, and those that wait to be dropped: see storage/chat.ts. */
const LINES_PER_TABLE = 1100;
const LONGEST_NAME = 100;

export interface Stored {
  readonly tables: number;
  readonly tablesOfOne: number;
  readonly lines: number;
  readonly linesAtOne: number;
  readonly linesOfOne: number;
  readonly packs: number;
  readonly longestRoom: number;
  readonly kilobytes: number;
}

const ASK = `select
  (select count(*) from tables)::int as tables,
  (select coalesce(max(n), 0) from (select count(*) n from tables group by room ->> 'host') t)::int as "tablesOfOne",
  (select count(*) from chat)::int as lines,
  (select coalesce(max(n), 0) from (select count(*) n from chat group by table_id) t)::int as "linesAtOne",
  (select coalesce(max(n), 0) from (select count(*) n from chat group by identity) t)::int as "linesOfOne",
  (select count(*) from packs)::int as packs,
  (select coalesce(max(length(room::text)), 0) from tables)::int as "longestRoom",
  (pg_database_size(current_database()) / 1024)::int as kilobytes`;

export async function whatIsStored(connection: SocketConnection): Promise<Stored> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query<Stored>(ASK);
    return rows[0] as Stored;
  } finally {
    await client.end();
  }
}

/** What is stored beyond the limits, in words. */
export function excesses(stored: Stored, limits: Limits, minutes: number): string[] {
  // An allowance gives a third of a minute's lines at once, and a whole hour's tables.
  const most = {
    tablesOfOne: Math.ceil(limits.tablesPerHour * (1 + minutes / 60)),
    linesAtOne: LINES_PER_TABLE,
    linesOfOne: Math.ceil(limits.chatPerMinute * (minutes + 1 / 3)),
    packs: limits.packsPerHourOfNetwork,
    longestRoom: 2000 + 64 * LONGEST_NAME,
  };
  return Object.entries(most).flatMap(([name, bound]) => {
    const found = stored[name as keyof typeof most];
    return found > bound ? [`${name}: ${found} stored, at most ${bound} allowed`] : [];
  });
}
