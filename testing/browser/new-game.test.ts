import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildApp } from '@bridgehead/testing/build-app';
import { afterAll, expect, test } from 'vitest';
import { houseWith } from '../new-game/house.ts';
import { listings } from '../new-game/listings.ts';
import { startOwnApp } from './own-app.ts';
import { openApp, visit } from './setting.ts';

const compiler = join(import.meta.dirname, '..', '..', 'node_modules', 'typescript', 'bin', 'tsc');
const run = (script: string, args: readonly string[], cwd: string) =>
  promisify(execFile)(process.execPath, [script, ...args], { cwd });

let house: string;

/** The game of docs/adding-a-game.md, in a house that knew nothing of it before. */
openApp(async () => {
  house = await houseWith(await listings());
  await buildApp(join(house, 'web'));
  return startOwnApp(join(house, 'web', 'dist'));
});

afterAll(() => rm(house, { recursive: true, force: true }));

test('the listings of the page compile as the house does', async () => {
  const compilerOptions = {
    lib: ['es2023', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    types: ['vite/client'],
  };
  const config = {
    extends: './tsconfig.base.json',
    compilerOptions,
    include: ['games/lifeboat', 'catalogue/src/games.ts'],
  };
  await writeFile(join(house, 'tsconfig.json'), JSON.stringify(config));
  const { stdout } = await run(compiler, ['-p', 'tsconfig.json'], house).catch((error) => error);
  expect(stdout).toBe('');
});

test('a game costs its folder and one line: it is on the home page, is weighed, and is played', async () => {
  const { page, context } = await visit('', { language: 'en', phone: false });
  await page.getByRole('heading', { name: 'Lifeboat' }).waitFor();
  await page.goto(new URL('/new/lifeboat', page.url()).href);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByText('Distance: 0/12').waitFor();
  await page.getByRole('button', { name: 'Row', exact: true }).click();
  await page
    .getByText(/rows: \d/)
    .first()
    .waitFor();
  expect(await page.getByText('Distance: 0/12').count()).toBe(0);
  await context.close();
  const { stdout } = await run('scripts/budget.mjs', [], join(house, 'web'));
  expect(stdout).toMatch(/^lifeboat: [\d.]+ kB/m);
});
