import { Problem } from '@bridgehead/kernel';
import pg from 'pg';
import type { Log } from '../log.ts';
import { clientConfig, type DatabaseAddress } from '../storage/connections.ts';
import { migrate } from '../storage/migrate.ts';
import { unreachable } from './open.ts';
import { copyRows, fingerprint, listTables, type StoredTable } from './stored-tables.ts';

export interface Moved {
  readonly table: string;
  readonly rows: number;
}

const PATIENCE_MS = 5_000;

/** Text means the same on both sides only if it is written by the same rules. */
const SAME_WORDS = `set timezone = 'UTC'; set datestyle = 'ISO'; set bytea_output = 'hex'; set statement_timeout = 0`;

/**
 * Copies everything from one database to another that is empty, as it was at one moment, and believes it only after
 * both sides have been counted and hashed. What fails leaves the other empty.
 */
export async function moveTo(
  from: DatabaseAddress,
  to: string,
  log: Log,
  done: (moved: Moved) => void,
): Promise<void> {
  const [source, target] = [await connect(from), await connect(to)];
  try {
    await requireEmpty(target);
    await migrate(to, log, PATIENCE_MS).catch((error: unknown) => {
      throw unreachable(error);
    });
    await source.query('begin isolation level repeatable read read only');
    await target.query('begin');
    for (const table of await listTables(source)) {
      const rows = await copyRows(table, source, target);
      await requireSame(table, source, target);
      done({ table: table.name, rows });
    }
    await target.query('commit');
  } finally {
    await Promise.all([source.end(), target.end()]);
  }
}

async function connect(connection: DatabaseAddress): Promise<pg.Client> {
  const client = new pg.Client(clientConfig(connection));
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(SAME_WORDS);
    return client;
  } catch (error) {
    throw unreachable(error);
  }
}

async function requireEmpty(target: pg.Client): Promise<void> {
  for (const { name, quoted } of await listTables(target)) {
    const { rows } = await target.query(`select from ${quoted} limit 1`);
    if (rows.length === 0) continue;
    throw new Problem({
      ru: `Новая база не пуста: в таблице ${name} есть строки. Ничего не изменено.`,
      en: `The other database is not empty: the table ${name} has rows. Nothing was changed.`,
    });
  }
}

async function requireSame(table: StoredTable, source: pg.Client, target: pg.Client): Promise<void> {
  const [ours, theirs] = [await fingerprint(table, source), await fingerprint(table, target)];
  if (ours === theirs) return;
  throw new Problem({
    ru: `Таблица ${table.name} скопирована неверно (${ours} и ${theirs}). Новая база осталась пустой.`,
    en: `The table ${table.name} was not copied faithfully (${ours} and ${theirs}). The other database was left empty.`,
  });
}
