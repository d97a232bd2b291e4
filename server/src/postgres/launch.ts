import { type ChildProcess, spawn } from 'node:child_process';
import { open } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '@bridgehead/kernel';
import type { Binaries } from './binaries.ts';
import { cleanEnvironment } from './cluster.ts';
import type { Home } from './home.ts';
import { keepLogShort, readFrom, sizeOf } from './log-file.ts';
import { dropStaleSocket, findPostmaster, isReady, type Postmaster } from './postmaster.ts';

export interface Launched extends Postmaster {
  /** False: it was running already. */
  readonly isNew: boolean;
}

const PATIENCE_MS = 90_000;
const LOOK_EVERY_MS = 25;

/** Given on the command line, so that they follow the program and not the age of the data folder. */
const SETTINGS = {
  fsync: 'on',
  synchronous_commit: 'on',
  shared_buffers: '64MB',
  max_connections: '60',
  max_wal_size: '512MB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  log_line_prefix: '%m [%p] ',
};

/**
 * What passes by itself: another process of ours was faster and its server is about to answer, or the first process of
 * a crashed server is gone and its children have yet to notice.
 */
const PASSING =
  /postmaster\.pid|pre-existing shared memory|\.s\.PGSQL\.|Address already in use|could not bind/;

export function logFileOf(home: Home): string {
  return join(home.folder, 'postgres.log');
}

/** Until a server answers on this data folder: ours, or one that runs there already. */
export async function launch(home: Home, binaries: Binaries, socketFolder: string | null): Promise<Launched> {
  const deadline = Date.now() + PATIENCE_MS;
  let attempt: Attempt | undefined;
  while (Date.now() < deadline) {
    const found = await findPostmaster(home);
    if (found && (await isReady(found))) return { ...found, isNew: found.pid === attempt?.child.pid };
    if (attempt && hasEnded(attempt.child)) {
      const said = await readFrom(logFileOf(home), attempt.logStart);
      if (!PASSING.test(said)) throw cannotStart(said, home);
      attempt = undefined;
      await sleep(LOOK_EVERY_MS * 8);
    }
    if (!found) attempt ??= await tryStart(home, binaries, socketFolder);
    await sleep(LOOK_EVERY_MS);
  }
  throw cannotStart('', home);
}

interface Attempt {
  readonly child: ChildProcess;
  readonly logStart: number;
}

/** Detached: neither Ctrl-C in the terminal nor our own violent death takes the database with it. */
async function tryStart(home: Home, binaries: Binaries, socketFolder: string | null): Promise<Attempt> {
  const logFile = logFileOf(home);
  await keepLogShort(logFile);
  const log = await open(logFile, 'a', 0o600);
  try {
    const logStart = await sizeOf(logFile);
    if (socketFolder !== null) await dropStaleSocket(socketFolder, home);
    const listening = socketFolder === null ? await loopback() : socketOnly(socketFolder);
    const options = Object.entries({ ...SETTINGS, ...listening }).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]);
    const child = spawn(binaries.postgres, ['-D', home.cluster, ...options], {
      ...home.runner,
      cwd: home.cluster,
      env: cleanEnvironment(),
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    });
    child.on('error', () => undefined);
    child.unref();
    return { child, logStart };
  } finally {
    await log.close();
  }
}

function hasEnded({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid === undefined || exitCode !== null || signalCode !== null;
}

function socketOnly(folder: string): Record<string, string> {
  return {
    listen_addresses: '',
    // A list of names: one that holds a comma or a space has to be quoted.
    unix_socket_directories: `"${folder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    port: '5432',
  };
}

async function loopback(): Promise<Record<string, string>> {
  return { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(await freePort()) };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });
}

function cannotStart(said: string, home: Home): Problem {
  const reason = said.trim().split('\n').slice(-6).join('\n');
  return new Problem({
    ru: `PostgreSQL не запускается. Подробности в ${logFileOf(home)}.\n${reason}`,
    en: `PostgreSQL does not start. See ${logFileOf(home)}.\n${reason}`,
  });
}
