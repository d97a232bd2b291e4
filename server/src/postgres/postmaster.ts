import { readFile, rm, stat } from 'node:fs/promises';
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
 * one run. It stays behind after a crash; what PostgreSQL would then wrongly believe is removed.
 */
export async function findPostmaster(home: Home): Promise<Postmaster | null> {
  const file = join(home.cluster, 'postmaster.pid');
  const { pid, port, socketFolder, address } = await readLock(file, home.cluster);
  if (pid === null) return null;
  const host = socketFolder || address || '127.0.0.1';
  const connection = { host, port, user: SUPERUSER, database: 'bridgehead' };
  if (process.platform !== 'win32') return { pid, connection };
  const password = await readFile(passwordFile(home.folder), 'utf8');
  return { pid, connection: { ...connection, password } };
}

/** A socket has a lock of its own, which a crash leaves behind in the same way. */
export async function dropStaleSocket(socketFolder: string, home: Home): Promise<void> {
  await readLock(join(socketFolder, '.s.PGSQL.5432.lock'), home.cluster);
}

const HALF_WRITTEN_MS = 5_000;

async function readLock(file: string, cluster: string) {
  const text = await readFile(file, 'utf8').catch(() => null);
  const [pidText = '', , , port = '', socketFolder = '', address = ''] = (text ?? '').split(/\s*\n/);
  const pid = Math.abs(Number.parseInt(pidText, 10));
  const isWhole = pid > 0 && port !== '';
  const isFree = isWhole
    ? isSomethingElse(pid, cluster)
    : text !== null && (await age(file)) > HALF_WRITTEN_MS;
  if (isFree) await rm(file, { force: true });
  const isHeld = isWhole && !isFree && isAlive(pid);
  return { pid: isHeld ? pid : null, port: Number(port), socketFolder, address };
}

/** The number was given to another program since: PostgreSQL would take that for the server. */
function isSomethingElse(pid: number, cluster: string): boolean {
  const command = isAlive(pid) ? commandOf(pid) : '';
  return command !== '' && !command.includes(cluster);
}

async function age(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined);
  return found ? Date.now() - found.mtimeMs : 0;
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
