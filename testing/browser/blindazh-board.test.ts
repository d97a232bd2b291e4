import { BlindazhPlayer } from '@bridgehead/testing';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playToLastShot } from '../../games/blindazh/test/last-shot.ts';
import { misprintsIn, SIZES } from './clipping.ts';
import { type Colours, leastContrast } from './contrast.ts';
import { keepTable } from './kept-table.ts';
import { appUrl, openApp, visit } from './setting.ts';

openApp();

const THEMES = ['light', 'dark'] as const;

/** A table with an enemy beside a soldier: it has targets, arrows and men to look at. */
async function openShot(theme: (typeof THEMES)[number]): Promise<Page> {
  const { page } = await visit('', { theme });
  await page.getByText('My tables').first().waitFor();
  await page.goto(appUrl(`table/${await keepTable(page, playToLastShot())}`));
  await new BlindazhPlayer(page, 'en', false).closeGuide();
  await page.getByRole('gridcell', { name: 'can be attacked' }).first().waitFor();
  return page;
}

/** What means something on the board, and the grounds it may lie on. */
function coloursOn(page: Page): Promise<Colours> {
  return page.evaluate(() => ({
    // A frame is its line; an arrow is what it is filled with, or a line.
    signs: [...document.querySelectorAll('[data-sign]')].map((element) => {
      const { fill, stroke } = getComputedStyle(element);
      return element.tagName === 'rect' || fill === 'none' ? stroke : fill;
    }),
    grounds: [
      ...new Set([...document.querySelectorAll('[data-ground]')].map((each) => getComputedStyle(each).fill)),
    ],
  }));
}

test.each(THEMES)(
  'targets and arrows stand out from every ground by 3 to 1 or more: %s',
  async (theme) => {
    const page = await openShot(theme);
    const colours = await coloursOn(page);
    expect(colours.signs.length).toBeGreaterThan(6);
    expect(colours.grounds.length).toBeGreaterThan(5);
    expect(await leastContrast(page, colours)).toBeGreaterThanOrEqual(3);
    await page.context().close();
  },
  60_000,
);

test('the legend names every sign, uncut, and leads to the clause; the tiles of every pile can be looked at', async () => {
  const page = await openShot('light');
  await page.getByRole('button', { name: 'Legend', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'About the board' });
  await dialog.getByText('Firing step.').waitFor();
  expect(await misprintsIn(dialog)).toEqual([]);
  await dialog.getByRole('tab', { name: 'Tiles' }).click();
  await dialog
    .getByRole('img', { name: /infantry/ })
    .first()
    .waitFor();
  await dialog.getByRole('tab', { name: 'Legend' }).click();
  await dialog.getByRole('button', { name: 'BLN-6.6' }).first().click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('BLN-6.6').first().waitFor();
  await page.context().close();
}, 60_000);

test('at every size the board is as large as the window lets it, nothing on it is cut, and infantry shows its shield in men', async () => {
  const page = await openShot('light');
  const grid = page.getByRole('grid');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    // The board is laid out anew a moment after its window.
    await expect
      .poll(() => misprintsIn(page.getByRole('main')), { message: `${size.width} × ${size.height}` })
      .toEqual([]);
  }
  expect((await grid.boundingBox())?.width).toBeGreaterThan(270);
  const shields = await page
    .getByRole('gridcell', { name: /infantry/ })
    .evaluateAll((cells) =>
      cells.map((cell) => Number(/shield (\d)/.exec(cell.getAttribute('aria-label') ?? '')?.[1])),
    );
  const drawn = await grid.locator('..').locator('[data-man]').count();
  expect(drawn).toBe(shields.reduce((sum, shield) => sum + shield, 0));
  await page.context().close();
}, 60_000);
