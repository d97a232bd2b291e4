import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Problem } from '@bridgehead/kernel';
import type { Binaries } from './binaries.ts';
import type { Home } from './home.ts';
import { isAlive } from './processes.ts';

export const SUPERUSER = 'bridgehead';

/** PostgreSQL reads the language, the time zone and a dozen settings from its surroundings: it gets none of ours. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP } = process.env;
  return { PATH, SystemRoot, TEMP, LC_ALL: 'C', TZ: 'UTC' };
}

/**
 * Makes the data folder where there is none. It gets its name only when it is whole, so a first start that was cut
 * short leaves nothing half-made; of two first starts at the same moment the one that is later takes the other's.
 */
export async function ensureCluster(home: Home, binaries: Binaries): Promise<void> {
  await dropDrafts(home.folder);
  const made = await readFile(join(home.cluster, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (made !== undefined) requireSameVersion(made.trim(), binaries.version, home.cluster);
  else await makeCluster(home, binaries);
}

async function makeCluster({ folder, cluster, runner }: Home, binaries: Binaries): Promise<void> {
  const draft = join(folder, `draft-${process.pid}-${randomBytes(4).toString('hex')}`);
  const options = [
    `--pgdata=${draft}`,
    `--username=${SUPERUSER}`,
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(await authentication(folder)),
  ];
  const { uid, gid } = runner ?? {};
  const account = uid === undefined || gid === undefined ? {} : { uid, gid };
  await promisify(execFile)(binaries.initdb, options, { ...account, cwd: folder, env: cleanEnvironment() });
  try {
    await rename(draft, cluster);
    await syncFolder(folder);
  } catch (error) {
    await rm(draft, { recursive: true });
    const isOthers = await readFile(join(cluster, 'PG_VERSION')).catch(() => undefined);
    if (!isOthers) throw error;
  }
}

/** Nobody but our account reaches the socket. A port on Windows is open to every program there: it has a password. */
async function authentication(folder: string): Promise<string[]> {
  if (process.platform !== 'win32') return ['--auth-local=trust', '--auth-host=reject'];
  const file = passwordFile(folder);
  await writeFile(file, randomBytes(24).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(
    () => undefined,
  );
  return ['--auth=scram-sha-256', `--pwfile=${file}`];
}

export function passwordFile(folder: string): string {
  return join(folder, 'password');
}

async function dropDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, pid] = /^draft-(\d+)-/.exec(name) ?? [];
    if (pid && !isAlive(Number(pid))) await rm(join(folder, name), { recursive: true, force: true });
  }
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function requireSameVersion(made: string, version: string, cluster: string): void {
  const [ours] = version.split('.');
  if (made === ours) return;
  throw new Problem({
    ru: `База в ${cluster} создана PostgreSQL ${made}, а установлен ${ours}. Перенесите данные: docs/operating.md.`,
    en: `The database in ${cluster} was made by PostgreSQL ${made}, but ${ours} is installed. Move the data: docs/operating.md.`,
  });
}
