import { BlindazhPlayer } from '@bridgehead/testing';
import { expect, test } from 'vitest';
import { playToLastShot } from '../../games/blindazh/test/last-shot.ts';
import { keepTable } from './kept-table.ts';
import { seatPeople } from './seat-people.ts';
import { appUrl, openApp, visit } from './setting.ts';

openApp();

test('BLN-2.4 before the shot that may lose the game the table warns, and a second press does not fire', async () => {
  const { page, context } = await visit('');
  const player = new BlindazhPlayer(page, 'en', false);
  await page.getByText('My tables').first().waitFor();
  await page.goto(appUrl(`table/${await keepTable(page, playToLastShot())}`));
  await player.closeGuide();
  const enemy = page.getByRole('gridcell', { name: 'can be attacked' });
  await enemy.click();
  const warning = page.getByRole('alert').filter({ hasText: 'last enemy tile' });
  await warning.waitFor();
  const before = await player.position();
  await page.getByRole('gridcell', { selected: true }).click();
  await warning.waitFor();
  expect(await player.position()).toBe(before);
  await page.getByRole('button', { name: /^Attack/ }).click();
  await warning.waitFor({ state: 'detached' });
  await context.close();
}, 60_000);

test('a turn that cannot be undone is ended by two presses; for practice by one, and undone', async () => {
  const { page, context } = await visit('new/blindazh');
  const player = new BlindazhPlayer(page, 'en', false);
  await page.getByLabel('Players').selectOption('1');
  await page.getByRole('switch', { name: 'Practice table' }).click();
  await player.startAlone('sector');
  await player.takeTurn();
  const practising = await player.position();
  const end = player.button(player.words.endTurn);
  const undo = page.getByRole('button', { name: 'Undo move' });
  await end.click();
  await expect.poll(() => player.position()).not.toBe(practising);
  await undo.click();
  await expect.poll(() => player.position()).toBe(practising);

  await page.goto(appUrl('new/blindazh'));
  await page.getByLabel('Players').selectOption('1');
  await player.button(player.words.start).click();
  await player.takeTurn();
  const alone = await player.position();
  await end.click();
  await page.getByText('It cannot be undone.').waitFor();
  expect(await player.position()).toBe(alone);
  await end.click();
  await expect.poll(() => player.position()).not.toBe(alone);
  const ended = await player.position();
  await undo.click();
  await page.getByText('only at a practice table').waitFor();
  expect(await player.position()).toBe(ended);

  await page.goto(appUrl('new/blindazh'));
  await seatPeople(page, 'Anna', 'Boris');
  await player.takeTurn();
  await player.takeTurn();
  const together = await player.position();
  const consent = page.getByText('It can be undone only if the others agree.');
  await end.click();
  await consent.waitFor();
  expect(await player.position()).toBe(together);
  await page.keyboard.press('Escape');
  await consent.waitFor({ state: 'detached' });
  await end.click();
  await end.click();
  await expect.poll(() => player.position()).not.toBe(together);
  await context.close();
}, 60_000);
