import type pg from 'pg';

/** A table of the database, with the columns that hold something of their own. */
export interface StoredTable {
  readonly name: string;
  readonly quoted: string;
  readonly columns: readonly { readonly quoted: string; readonly type: string }[];
}

const BYTES_AT_ONCE = 2_000_000;
const MOST_ROWS_AT_ONCE = 5_000;

interface Row {
  readonly name: string;
  readonly quoted: string;
  readonly columns: StoredTable['columns'];
  readonly needs: readonly string[];
}

/** Those that outlive a crash, but for the list of migrations: whoever is pointed at comes before whoever points. */
export async function listTables(client: pg.Client): Promise<StoredTable[]> {
  const { rows } = await client.query<Row>(`
    select relname as name, oid::regclass::text as quoted,
      (select json_agg(json_build_object('quoted', quote_ident(attname), 'type', format_type(atttypid, atttypmod))
          order by attnum)
        from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      array(select confrelid::regclass::text from pg_constraint where conrelid = pg_class.oid and contype = 'f') as needs
    from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relpersistence = 'p'
      and relname not like 'kysely%'
    order by relname`);
  const ordered: Row[] = [];
  while (ordered.length < rows.length) {
    const isReady = ({ needs }: Row) => needs.every((need) => ordered.some(({ quoted }) => quoted === need));
    const ready = rows.filter((row) => !ordered.includes(row) && isReady(row));
    if (ready.length === 0) throw new Error('tables point at each other in a circle');
    ordered.push(...ready);
  }
  return ordered;
}

/** As text, column by column: what one side writes the other reads, whatever the type. */
export async function copyRows(
  { quoted, columns }: StoredTable,
  source: pg.Client,
  target: pg.Client,
): Promise<number> {
  const list = columns.map((column) => column.quoted);
  const read = list.map((column) => `${column}::text`).join(', ');
  const cast = columns.map(({ quoted: column, type }) => `${column}::${type}`).join(', ');
  const arrays = columns.map((_, index) => `$${index + 1}::text[]`).join(', ');
  const insert = `insert into ${quoted} (${list.join(', ')}) select ${cast} from unnest(${arrays}) as row (${list.join(', ')})`;
  const size = await rowsAtOnce(quoted, source);
  await source.query(`declare copied no scroll cursor for select ${read} from ${quoted}`);
  for (let copied = 0; ; ) {
    const { rows } = await source.query<(string | null)[]>({
      text: `fetch ${size} from copied`,
      rowMode: 'array',
    });
    if (rows.length > 0)
      await target.query(
        insert,
        columns.map((_, index) => rows.map((row) => row[index])),
      );
    copied += rows.length;
    if (rows.length === size) continue;
    await source.query('close copied');
    return copied;
  }
}

async function rowsAtOnce(quoted: string, source: pg.Client): Promise<number> {
  const { rows } = await source.query<{ bytes: number | null }>(
    `select max(octet_length(sample::text)) as bytes from (select * from ${quoted} limit 100) sample`,
  );
  const fitting = Math.floor(BYTES_AT_ONCE / Math.max(1, rows[0]?.bytes ?? 1));
  return Math.min(MOST_ROWS_AT_ONCE, Math.max(1, fitting));
}

/** How many rows there are, and a sum over the hash of each: the same for the same rows in any order. */
export async function fingerprint({ quoted, columns }: StoredTable, client: pg.Client): Promise<string> {
  const row = columns.map((column) => column.quoted).join(', ');
  const { rows } = await client.query<{ print: string }>(`
    select count(*) || ' ' || coalesce(sum(('x' || substr(md5(row(${row})::text), 1, 15))::bit(60)::bigint), 0) as print
    from ${quoted}`);
  return rows[0]?.print ?? '';
}
