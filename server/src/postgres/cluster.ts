import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Problem } from '@bridgehead/kernel';
import type { Binaries } from './binaries.ts';
import { draftIn, dropDrafts } from './drafts.ts';
import type { Home } from './home.ts';

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
  const made = await versionOf(home.cluster);
  if (made !== undefined) requireSameVersion(made, binaries.version, home.cluster);
  else await makeCluster(home, binaries);
}

async function makeCluster({ folder, cluster, runner }: Home, binaries: Binaries): Promise<void> {
  const draft = draftIn(folder);
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
  const account = { ...runner, cwd: folder, env: cleanEnvironment() };
  await promisify(execFile)(binaries.initdb, options, account).catch((error: Error) => {
    throw cannotMake(folder, error);
  });
  try {
    await rename(draft, cluster);
    await syncFolder(folder);
  } catch (error) {
    await rm(draft, { recursive: true });
    if ((await versionOf(cluster)) === undefined) throw error;
  }
}

async function versionOf(cluster: string): Promise<string | undefined> {
  try {
    return (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Problem({
      ru: `База в ${cluster} принадлежит другой учётной записи. Запустите сервер от её имени или задайте другую DATA_FOLDER.`,
      en: `The database in ${cluster} belongs to another account. Run the server under that one, or set another DATA_FOLDER.`,
    });
  }
}

/** Nobody but us reaches the socket's folder. A port on Windows is open to every program there: it has a password. */
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

function cannotMake(folder: string, { message }: Error): Problem {
  return new Problem({
    ru: `Не удалось создать базу в ${folder}. Можно задать DATABASE_URL своего сервера PostgreSQL.\n${message}`,
    en: `The database in ${folder} could not be made. You can set DATABASE_URL to a PostgreSQL of your own.\n${message}`,
  });
}
