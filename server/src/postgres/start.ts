import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Log } from '../log.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { findHome, type Home, socketFolderFor } from './home.ts';
import { keepLogShort } from './log-file.ts';
import { launch, logFileOf } from './launch.ts';
import { Ownership } from './ownership.ts';
import type { SocketConnection } from './postmaster.ts';
import { isAlive } from './processes.ts';

export interface PostgresSettings {
  /** The server's own folder: its data, its socket, its log. */
  readonly folder: string;
  readonly log: Log;
  /** Where clients already look for the socket of a server that is started again. */
  readonly socketFolder?: string;
}

export interface RunningPostgres {
  readonly connection: SocketConnection;
  readonly pid: number;
  isAlive(): boolean;
  stop(): Promise<void>;
}

const LONGEST_STOP_MS = 60_000;
const LOG_CHECK_MS = 3_600_000;

/** A PostgreSQL of our own on this folder: made on the first start, found running, or started. */
export async function startPostgres(settings: PostgresSettings): Promise<RunningPostgres> {
  const { folder, log } = settings;
  const began = performance.now();
  const home = await findHome(folder, log);
  const binaries = await findBinaries(home.folder, home.runner);
  await ensureCluster(home, binaries);
  const socketFolder = settings.socketFolder ?? (await socketFolderFor(home));
  const { pid, connection, isNew } = await launch(home, binaries, socketFolder);
  const ownership = new Ownership(home);
  if (isNew) await ownership.take();
  const isOurs = await ownership.takeIfFree();
  if (!isOurs)
    log.warn(
      { folder },
      'another process runs its database in this folder; give several nodes a DATABASE_URL',
    );
  const ms = Math.round(performance.now() - began);
  log.info(
    { postmaster: pid, folder: home.folder, ms },
    isNew ? 'database started' : 'database found running',
  );
  const logKeeper = setInterval(() => {
    if (isAlive(pid)) keepLogShort(logFileOf(home)).catch(() => undefined);
    else clearInterval(logKeeper);
  }, LOG_CHECK_MS).unref();

  return {
    connection,
    pid,
    isAlive: () => isAlive(pid),
    async stop() {
      clearInterval(logKeeper);
      if (!(await ownership.takeIfFree())) return;
      await stopServer(pid, home, binaries, log);
      await ownership.release();
    },
  };
}

/** Lets the statements under way fail, writes everything out and ends: the next start has nothing to recover. */
async function stopServer(pid: number, home: Home, binaries: Binaries, log: Log): Promise<void> {
  if (!isAlive(pid)) return;
  // Windows knows no signals: there PostgreSQL's own tool has to tell it.
  if (process.platform === 'win32')
    await promisify(execFile)(binaries.control, ['stop', '-D', home.cluster, '-m', 'fast', '-W']);
  else process.kill(pid, 'SIGINT');
  for (const deadline = Date.now() + LONGEST_STOP_MS; isAlive(pid); await sleep(10))
    if (Date.now() > deadline) {
      log.error({ postmaster: pid }, 'the database does not stop');
      return;
    }
  log.info({ postmaster: pid }, 'database stopped');
}
