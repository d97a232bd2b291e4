import { appendFile, cp, mkdir, mkdtemp, readdir, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Listings } from './listings.ts';

const root = join(import.meta.dirname, '..', '..');
const PARTS = [
  'kernel',
  'geometry',
  'kit',
  'games',
  'catalogue',
  'wire',
  'bots',
  'web',
  'tsconfig.base.json',
];
const LEFT_OUT = /\/(?:node_modules|dist|test|[^/]+\.test\.tsx?)$/;

/** A copy of all that the app is made of, with one more game: its folder, one line in the catalogue, and nothing else. */
export async function houseWith({ files, line }: Listings): Promise<string> {
  const house = await mkdtemp(join(tmpdir(), 'bridgehead-new-game-'));
  const filter = (source: string) => !LEFT_OUT.test(source);
  for (const part of PARTS) await cp(join(root, part), join(house, part), { recursive: true, filter });
  for (const [path, code] of files) {
    await mkdir(dirname(join(house, path)), { recursive: true });
    await writeFile(join(house, path), code);
  }
  await appendFile(join(house, 'catalogue/src/games.ts'), line);
  await link(house);
  return house;
}

/** As `npm install` links it: what is installed from where it lies, and the packages of this house. */
async function link(house: string): Promise<void> {
  const modules = join(house, 'node_modules');
  await mkdir(join(modules, '@bridgehead'), { recursive: true });
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (name === '@bridgehead' || name.startsWith('.')) continue;
    await symlink(join(root, 'node_modules', name), join(modules, name));
  }
  const games = (await readdir(join(house, 'games'))).map((game) => `games/${game}`);
  for (const part of ['kernel', 'geometry', 'kit', 'catalogue', 'wire', 'bots', 'web', ...games]) {
    await symlink(join(house, part), join(modules, '@bridgehead', part.replace('games/', '')));
  }
}
