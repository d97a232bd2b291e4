import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { createLog } from '../src/log.ts';
import { type SocketConnection, startPostgres } from '../src/postgres/index.ts';

/** The database server that a node runs in its data folder. */
export async function databaseServerOf(dataFolder: string): Promise<SocketConnection> {
  const folder = join(dataFolder, 'postgres');
  const { connection } = await startPostgres({ folder, log: createLog('silent') });
  return connection;
}

/** A new, empty database of a server. */
export async function createDatabase(server: SocketConnection): Promise<SocketConnection> {
  const database = `test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client(server);
  await client.connect();
  await client.query(`create database ${database}`);
  await client.end();
  return { ...server, database };
}

/** As it is written in DATABASE_URL. */
export function databaseUrl({ host, port, user, database }: SocketConnection): string {
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}
