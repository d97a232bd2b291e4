import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { misprintsIn, SIZES } from './clipping.ts';
import { DESKTOP, openApp, visit } from './setting.ts';

openApp();

test('a resigned game says who won; another one has the same people and the same options', async () => {
  const { page, context } = await visit('new/pobeda');
  await page.getByLabel('Players').selectOption('2');
  await page.getByLabel('Name at seat 1').fill('Anna');
  // Until the game has said what goes with two players, its options are still coming: a press would miss.
  const start = page.getByRole('button', { name: 'Start', exact: true, disabled: false });
  const three = page.getByRole('group', { name: 'Lines to win' }).getByRole('radio', { name: '3' });
  await expect
    .poll(async () => {
      await start.waitFor();
      await three.click();
      return three.isChecked();
    })
    .toBe(true);
  await three.click();
  await start.click();
  const target = page.getByText('lines: 0 of 3');
  await target.first().waitFor();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Resign…' }).click();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();

  const result = page.getByRole('dialog', { name: 'Victory for Gold' });
  await result.getByText('The game was resigned.').waitFor();
  await result.getByText('The game was stopped').waitFor();
  expect(await violations(page)).toEqual([]);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await misprintsIn(result), `${size.width} × ${size.height}`).toEqual([]);
  }
  await page.setViewportSize(DESKTOP);
  // A key that was meant for the board presses nothing here.
  await page.keyboard.press('Enter');
  expect(await result.isVisible()).toBe(true);
  const over = page.url();
  await result.getByRole('button', { name: 'Play again' }).click();
  await page.waitForURL((url) => url.href !== over);
  await target.first().waitFor();
  await page.getByRole('list', { name: 'Seats' }).getByText('Anna').waitFor();
  await context.close();
}, 90_000);
