import { createHash } from 'node:crypto';
import { access, lstat, mkdir, realpath, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problem } from '@bridgehead/kernel';
import type { Log } from '../log.ts';
import { canUse, keepPrivate, type Runner, runnerFor } from './runner.ts';

/** Where a server of ours lives, and under which account. */
export interface Home {
  readonly folder: string;
  readonly cluster: string;
  readonly runner: Runner | undefined;
}

/** A link in the folder that was asked for, to the place that was found instead. */
const ELSEWHERE = 'elsewhere';
const SYSTEM_FOLDER = '/var/lib/bridgehead';

/** As root in a folder that PostgreSQL's account cannot reach, such as a private home, the data lies elsewhere. */
export async function findHome(asked: string, log: Log, systemFolder = SYSTEM_FOLDER): Promise<Home> {
  await mkdir(asked, { recursive: true });
  const folder = await realpath(asked);
  const linked = await realpath(join(folder, ELSEWHERE)).catch(() => folder);
  const home = await homeIn(linked);
  if (await canUse(home.runner, home.folder)) return home;
  if (await exists(home.cluster)) throw unreachable(home.folder);
  const other = await homeIn(join(systemFolder, nameOf(folder))).catch(() => home);
  if (!(await canUse(other.runner, other.folder))) throw unreachable(home.folder);
  await symlink(other.folder, join(folder, ELSEWHERE)).catch(() => undefined);
  log.warn({ asked, folder: other.folder }, 'the database is kept where its own account can reach it');
  return other;
}

async function homeIn(place: string): Promise<Home> {
  await mkdir(place, { recursive: true });
  const folder = await realpath(place);
  const cluster = join(folder, 'cluster');
  const runner = await runnerFor(cluster);
  await keepPrivate(runner, folder);
  return { folder, cluster, runner };
}

/** The system keeps the address of a socket in about a hundred bytes. */
const LONGEST_SOCKET_PATH = 103;

/** In the home, or, when its path is too long, in a private folder with a short one. Null on Windows: it has a port. */
export async function socketFolderFor({ folder, runner }: Home): Promise<string | null> {
  if (process.platform === 'win32') return null;
  const inside = join(folder, 'socket');
  const short = `bridgehead-${nameOf(folder)}`;
  for (const candidate of [inside, join(tmpdir(), short), join('/tmp', short)]) {
    if (Buffer.byteLength(join(candidate, '.s.PGSQL.5432')) > LONGEST_SOCKET_PATH) continue;
    await mkdir(candidate, { mode: 0o700 }).catch(unlessMade);
    if (candidate !== inside) await requireOwn(candidate, runner);
    await keepPrivate(runner, candidate);
    if (await canUse(runner, candidate)) return candidate;
  }
  throw unreachable(folder);
}

/** Anybody may make a folder in the temporary one: whoever owns the socket's folder could pose as the database. */
async function requireOwn(folder: string, runner: Runner | undefined): Promise<void> {
  const found = await lstat(folder);
  const others = found.gid === runner?.gid ? 0o007 : 0o077;
  if (found.isDirectory() && found.uid === process.getuid?.() && (found.mode & others) === 0) return;
  throw new Problem({
    ru: `Папка ${folder} принадлежит кому-то другому. Удалите её или задайте другую DATA_FOLDER.`,
    en: `The folder ${folder} belongs to somebody else. Remove it, or set another DATA_FOLDER.`,
  });
}

function unlessMade(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

function unreachable(folder: string): Problem {
  return new Problem({
    ru: `PostgreSQL не может работать от имени root, а другой учётной записи папка ${folder} недоступна. Задайте DATA_FOLDER в доступном месте или запустите сервер не от root.`,
    en: `PostgreSQL refuses to run as root, and no other account can reach ${folder}. Set DATA_FOLDER to a place that can be reached, or run the server as somebody else.`,
  });
}

function nameOf(folder: string): string {
  return createHash('sha256').update(folder).digest('hex').slice(0, 12);
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
