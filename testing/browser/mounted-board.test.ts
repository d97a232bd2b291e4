import { expect, test } from 'vitest';
import { openAppWithSmallGames } from './own-app.ts';
import { seatPeople } from './seat-people.ts';
import { DESKTOP, PHONE, visit } from './setting.ts';
import { stillness } from './stillness.ts';

openAppWithSmallGames();

/** Whatever a viewer's view holds that nobody else may know is a number of seven digits that begins with 1. */
const SECRET = /\b1\d{6}\b/;

test('one board lives through turns, curtains, other eyes, windows of any size and languages', async () => {
  const { page, context } = await visit('new/marathon');
  await seatPeople(page, 'Anna', 'Boris');
  const curtain = (name: string) => page.getByRole('heading', { name: `Pass the device to ${name}` });
  const board = page.getByTestId('probe');
  const isTheSame = async () => {
    expect(await board.count()).toBe(1);
    expect(
      await board.evaluate((node) => [(node as { mark?: string }).mark, node.getAttribute('data-instance')]),
    ).toEqual(['the first', '1']);
  };

  await curtain('Anna').waitFor();
  await board.evaluate((node) => Object.assign(node, { mark: 'the first' }));
  expect(await page.content()).not.toMatch(SECRET);
  expect(await page.getByRole('button', { name: 'run' }).count()).toBe(0);

  await page.getByRole('button', { name: /I am Anna/ }).click();
  await page.getByRole('button', { name: '"by":2' }).waitFor();
  expect(await page.content()).toMatch(SECRET);
  await isTheSame();
  await page.getByRole('button', { name: 'holds nothing' }).click();
  await page.getByRole('button', { name: 'holds a card' }).waitFor();

  await page.getByRole('button', { name: '"by":2' }).click();
  await curtain('Boris').waitFor();
  expect(await page.content()).not.toMatch(SECRET);
  expect(await board.getAttribute('data-viewer')).toBe('spectator');
  expect(await page.evaluate(() => document.activeElement?.closest('[inert]'))).toBeNull();
  await isTheSame();

  await page.getByRole('button', { name: /I am Boris/ }).click();
  await page.getByRole('button', { name: '"by":1' }).waitFor();
  expect(await board.getAttribute('data-viewer')).toBe('1');
  await page.getByRole('button', { name: 'holds nothing' }).waitFor();
  for (const size of [PHONE, { width: 800, height: 360 }, DESKTOP]) {
    await page.setViewportSize(size);
    await stillness(page);
    await isTheSame();
  }
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: /Switch to Russian/ }).click();
  await page.getByText('Ваш ход.').first().waitFor();
  await isTheSame();
  await context.close();
}, 90_000);
