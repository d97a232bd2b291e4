import pg from 'pg';
import { listTables } from '../src/admin/stored-tables.ts';
import { createLog } from '../src/log.ts';
import type { SocketConnection } from '../src/postgres/index.ts';
import { migrateTo } from '../src/storage/migrate.ts';

/** A table as a database had it once: rows as text, and how far the database had come. */
export interface StoredTable {
  readonly id: string;
  readonly game: string;
  /** The version of the rules it is played by. */
  readonly rules: string;
  /** The newest migration of that database. */
  readonly migration: string;
  readonly rows: Readonly<Record<string, readonly Row[]>>;
}

type Row = Readonly<Record<string, string | null>>;

/** Everything that is kept for a table, by the condition that finds it. */
const KEPT = {
  tables: 'id = $1',
  table_seats: 'table_id = $1',
  entries: 'table_id = $1',
  snapshots: 'table_id = $1',
  chat: 'table_id = $1',
  packs: 'hash = (select content_hash from tables where id = $1)',
};

export async function store(connection: SocketConnection, id: string): Promise<StoredTable> {
  return withClient(connection, async (client) => {
    const rows: Record<string, Row[]> = {};
    for (const { name, quoted, columns } of await listTables(client)) {
      if (!isKept(name)) continue;
      const list = columns.map((column) => `${column.quoted}::text`).join(', ');
      const found = await client.query<Row>(`select ${list} from ${quoted} where ${KEPT[name]}`, [id]);
      rows[name] = found.rows;
    }
    const [newest] = (await client.query('select max(name) as name from kysely_migration')).rows;
    const [row] = rows.tables ?? [];
    const header = JSON.parse(row?.header ?? '{}') as { readonly rules?: string };
    return { id, game: row?.game ?? '', rules: header.rules ?? '', migration: newest.name, rows };
  });
}

/** Into an empty database, which comes only as far as the one that it was stored in. */
export async function restore(connection: SocketConnection, { migration, rows }: StoredTable): Promise<void> {
  await migrateTo(connection, createLog('silent'), migration);
  await withClient(connection, async (client) => {
    for (const { name, quoted, columns } of await listTables(client)) {
      for (const row of rows[name] ?? []) {
        const there = columns.filter((column) => column.quoted in row);
        const names = there.map((column) => column.quoted).join(', ');
        const values = there.map(({ type }, index) => `$${index + 1}::text::${type}`).join(', ');
        const texts = there.map((column) => row[column.quoted]);
        await client.query(`insert into ${quoted} (${names}) values (${values})`, texts);
      }
    }
  });
}

/** One row to a line: what a change of form does to it can be read. */
export function writeStored({ rows, ...about }: StoredTable): string {
  const tables = Object.entries(rows).map(([name, all]) => {
    const lines = all.map((row) => `      ${JSON.stringify(row)}`).join(',\n');
    return `    ${JSON.stringify(name)}: [${lines && `\n${lines}\n    `}]`;
  });
  const head = Object.entries(about).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`,
  );
  return `{\n${head.join('')}  "rows": {\n${tables.join(',\n')}\n  }\n}\n`;
}

function isKept(name: string): name is keyof typeof KEPT {
  return name in KEPT;
}

async function withClient<T>(
  connection: SocketConnection,
  act: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}
