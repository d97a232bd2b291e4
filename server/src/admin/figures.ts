import pg from 'pg';
import { clientConfig, type DatabaseAddress } from '../storage/connections.ts';

export interface Figures {
  readonly tables: Readonly<Record<string, number>>;
  readonly accounts: number;
  readonly guests: number;
  readonly packs: number;
  readonly documents: number;
  readonly nodes: number;
  readonly bytes: number;
  /** The largest tables of the database, with their indexes. */
  readonly largest: readonly { readonly name: string; readonly rows: number; readonly bytes: number }[];
}

/** What there is and how much room it takes. Rows of large tables are the database's own estimate. */
export async function figures(connection: DatabaseAddress): Promise<Figures> {
  const client = new pg.Client(clientConfig(connection));
  await client.connect();
  try {
    const phases = await client.query<{ phase: string; count: number }>(
      'select phase, count(*) as count from tables group by phase order by phase',
    );
    const { rows } = await client.query<Omit<Figures, 'tables' | 'largest'>>(`
      select (select count(*) from identities where login is not null) as accounts,
        (select count(*) from identities where login is null) as guests,
        (select count(*) from packs) as packs,
        (select count(*) from documents) as documents,
        (select count(*) from nodes where seen_at > now() - interval '15 s') as nodes,
        pg_database_size(current_database()) as bytes`);
    const largest = await client.query<Figures['largest'][number]>(`
      select relname as name, greatest(reltuples, 0)::bigint as rows, pg_total_relation_size(oid) as bytes
      from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'
      order by pg_total_relation_size(oid) desc limit 5`);
    const [counted] = rows;
    if (!counted) throw new Error('the database counted nothing');
    return {
      ...counted,
      tables: Object.fromEntries(phases.rows.map(({ phase, count }) => [phase, count])),
      largest: largest.rows,
    };
  } finally {
    await client.end();
  }
}
