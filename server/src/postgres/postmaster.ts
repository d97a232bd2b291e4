import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { passwordFile, SUPERUSER } from './cluster.ts';
import type { Home } from './home.ts';
import { commandOf, isAlive } from './processes.ts';

/** The first process of a running server, and how to reach it. */
export interface Postmaster {
  readonly pid: number;
  readonly connection: SocketConnection;
}

export interface SocketConnection {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
  readonly password?: string;
}

/**
 * The server that runs on this data folder, whoever started it. PostgreSQL's own pid file is the lock that lets only
 * one run; it stays behind after a crash, and its number may meanwhile be another program's: then it is removed,
 * because PostgreSQL would believe it.
 */
export async function findPostmaster(home: Home): Promise<Postmaster | null> {
  const file = join(home.cluster, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => '');
  const [pid, , , port, socketFolder, address] = text.split('\n').map((line) => line.trim());
  if (!pid || !port) return null;
  const number = Math.abs(Number(pid));
  if (!isAlive(number)) return null;
  if (!commandOf(number).includes(home.cluster)) {
    await rm(file, { force: true });
    return null;
  }
  const host = socketFolder || address || '127.0.0.1';
  const connection = { host, port: Number(port), user: SUPERUSER, database: 'bridgehead' };
  if (process.platform !== 'win32') return { pid: number, connection };
  const password = await readFile(passwordFile(home.folder), 'utf8');
  return { pid: number, connection: { ...connection, password } };
}

/** Whether it takes questions: not while it starts, recovers or stops. Makes our database if it is not there. */
export async function isReady({ connection }: Postmaster): Promise<boolean> {
  const client = new pg.Client({ ...connection, database: 'postgres', connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      connection.database,
    ]);
    if (rowCount === 0) await client.query(`create database ${connection.database}`).catch(unlessMade);
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function unlessMade(error: { readonly code?: string }): void {
  if (error.code !== '42P04' && error.code !== '23505') throw error;
}
