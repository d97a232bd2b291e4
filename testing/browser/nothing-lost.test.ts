import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { PobedaPlayer } from '@bridgehead/testing';
import { openApp, scratchFile, visit } from './setting.ts';

openApp();

const root = fileURLToPath(new URL('../..', import.meta.url));

function fileWith(name: string, text: string): string {
  const file = scratchFile(name);
  writeFileSync(file, text);
  return file;
}

function bridgehead(...args: string[]): string {
  const command = ['--import', 'tsx', 'cli/src/main.ts', ...args];
  return execFileSync(process.execPath, command, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
}

test('a reload goes on at the same decision, and so does the list of my tables', async () => {
  const { page, context } = await visit('');
  const player = new PobedaPlayer(page, 'en', false);
  await player.playNow();
  await player.takeTurn();
  await page.getByRole('banner').getByText(player.words.turn).waitFor();
  const hand = await player.cards.allInnerTexts();
  await page.reload();
  await page.getByRole('grid').waitFor();
  await expect.poll(() => player.cards.allInnerTexts()).toEqual(hand);
  await page.goto(new URL('/', page.url()).href);
  await page.getByRole('link', { name: /Continue/ }).click();
  await page.getByRole('grid').waitFor();
  await expect.poll(() => player.cards.allInnerTexts()).toEqual(hand);
  await context.close();
}, 90_000);

test('a second tab on one table says so instead of forking it', async () => {
  const { page, context } = await visit('');
  const player = new PobedaPlayer(page, 'en', false);
  await player.playNow();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByText('The table is open elsewhere').waitFor();
  await page.close();
  await other.getByRole('grid').waitFor();
  await context.close();
}, 90_000);

test('pictures that cannot be fetched take nothing with them, and come when the network is back', async () => {
  const { page, context } = await visit('');
  const pictures = /\/assets\/pobeda\/(scenes\/|DayMap-)/;
  const failed = new Set<string>();
  await page.route(pictures, (route) => {
    failed.add(new URL(route.request().url()).pathname);
    return route.abort('connectionreset');
  });
  const player = new PobedaPlayer(page, 'en', false);
  await player.playNow();
  for (let turn = 0; turn < 3; turn++) await player.takeTurn();
  await player.waitForTurn();
  await expect.poll(() => failed.size).toBeGreaterThan(1);
  await player.cards.first().waitFor();

  await page.unroute(pictures);
  await page.locator('article svg[viewBox="0 0 320 200"]').first().waitFor();
  await page.getByRole('article').getByRole('figure').first().waitFor();
  await context.close();
}, 90_000);

test('a finished game is downloaded, verified by the command line, imported and replayed', async () => {
  const { page, context } = await visit('');
  const player = new PobedaPlayer(page, 'en', false);
  await page.goto(new URL('/new/pobeda', page.url()).href);
  await page.getByLabel('Players').selectOption('2');
  await player.button(player.words.start).click();
  await player.closeGuide();
  for (let turn = 0; turn < 3; turn++) await player.takeTurn();
  await player.button('Settings').click();
  await player.button('Resign…').click();
  await player.button('Resign').click();
  await player.button('Back to the board').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    player.button('Download the record').click(),
  ]);
  const file = scratchFile('game.json');
  await download.saveAs(file);
  expect(bridgehead('verify', file)).toMatch(/^The record holds/);
  expect(bridgehead('replay', file)).toContain('deals');

  await page.goto(new URL('/', page.url()).href);
  await page.locator('input[type="file"]').setInputFiles(file);
  const scrubber = page.getByRole('slider', { name: 'Position in the game' });
  await scrubber.waitFor();
  const end = (await scrubber.getAttribute('max')) ?? '';
  expect(Number(end)).toBe(JSON.parse(readFileSync(file, 'utf8')).entries.length);
  await scrubber.focus();
  await page.keyboard.press('End');
  await expect.poll(() => scrubber.inputValue()).toBe(end);
  await page.keyboard.press('Home');
  await expect.poll(() => scrubber.inputValue()).toBe('0');

  await page.getByText('The record is not signed').first().waitFor();

  const old = readFileSync(file, 'utf8').replace('bridgehead-record/4', 'bridgehead-record/1');
  await page.goto(new URL('/', page.url()).href);
  await page.locator('input[type="file"]').setInputFiles(fileWith('old.json', old));
  await page.getByText('The record was written in another form (bridgehead-record/1)').first().waitFor();

  const bent = JSON.parse(readFileSync(file, 'utf8'));
  bent.setup[0] += 1;
  await page.goto(new URL('/', page.url()).href);
  await page.locator('input[type="file"]').setInputFiles(fileWith('bent.json', JSON.stringify(bent)));
  await page
    .getByText(/The record was altered: its players, options or deal/)
    .first()
    .waitFor();
  await context.close();
}, 240_000);

test('a broken record and a pack without a date get a sentence, and nothing changes', async () => {
  const { page, context } = await visit('');
  await page.locator('input[type="file"]').setInputFiles(fileWith('half.json', '{"header": {'));
  await page.getByText(/The record file is damaged: it is not JSON/).waitFor();

  await page.goto(new URL('/new/pobeda', page.url()).href);
  await page.getByText('Seed and content pack').click();
  const years = [1941, 1942, 1943, 1944, 1945].flatMap((year) =>
    JSON.parse(readFileSync(join(root, `games/pobeda/content/great-patriotic-war/${year}.json`), 'utf8')),
  );
  const { date: _, ...undated } = years[7];
  const events = years.map((event, index) => (index === 7 ? undated : event));
  const pack = { id: 'undated', title: { ru: 'Без даты', en: 'Undated' }, events };
  await page.locator('input[type="file"]').setInputFiles(fileWith('pack.json', JSON.stringify(pack)));
  await page.getByText(new RegExp(`events.7.date \\(${undated.id}\\) is missing`)).waitFor();
  await context.close();
}, 90_000);

test('a move that is not allowed says why, one press from the rulebook', async () => {
  const { page, context } = await visit('');
  const player = new PobedaPlayer(page, 'en', false);
  await player.playNow();
  await player.takeTurn();
  await page.getByRole('banner').getByText(player.words.turn).waitFor();
  await player.cards.first().click();
  await page.getByRole('gridcell').first().click();
  const clause = page.getByRole('button', { name: /^Rule POB-/ }).first();
  const name = await clause.innerText();
  await clause.click();
  await page.getByText(name.replace('Rule ', '')).last().waitFor();
  await context.close();
}, 90_000);
