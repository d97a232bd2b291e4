import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { say } from './language.mjs';
import { root, run, runTool } from './run.mjs';

const sources = [
  'kernel/content',
  'kernel/src',
  'geometry/src',
  'kit',
  'games',
  'catalogue',
  'wire/src',
  'bots',
  'web',
  'package-lock.json',
];
const skipped = new Set(['node_modules', 'dist', 'test']);
const stamp = join(root, 'node_modules', '.cache', 'bridgehead-web-build');

export async function buildIfStale() {
  const built = await readFile(stamp, 'utf8').catch(() => '');
  if (existsSync(join(root, 'web/dist/index.html')) && built === (await hashSources())) return;
  console.log(say({ ru: 'Собираю приложение…', en: 'Building the app…' }));
  const { code, output } = await build();
  if (code === 0) return;
  console.error(output.trimEnd());
  throw new Error(say({ ru: 'Приложение не собралось.', en: 'The app could not be built.' }));
}

export async function build() {
  await rm(stamp, { force: true });
  const hash = await hashSources();
  const result = await buildWithinBudget();
  if (result.code === 0) {
    await mkdir(dirname(stamp), { recursive: true });
    await writeFile(stamp, hash);
  }
  return result;
}

async function buildWithinBudget() {
  const built = await runTool('vite/bin/vite.js', ['build'], { cwd: join(root, 'web') });
  if (built.code !== 0) return built;
  const weighed = await run(process.execPath, [join(root, 'web/scripts/budget.mjs')]);
  return { code: weighed.code, output: built.output + weighed.output };
}

async function hashSources() {
  const hash = createHash('sha256');
  for (const source of sources) await addToHash(hash, source);
  return hash.digest('hex');
}

async function addToHash(hash, path) {
  if (!existsSync(join(root, path))) return;
  const entries = await readdir(join(root, path), { withFileTypes: true }).catch(() => undefined);
  if (entries === undefined) {
    hash.update(`${path}\0`).update(await readFile(join(root, path)));
    return;
  }
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const { name } of entries) {
    if (!skipped.has(name) && !name.includes('.test.')) await addToHash(hash, `${path}/${name}`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { code, output } = await build();
  process.stdout.write(output);
  process.exitCode = code;
}
