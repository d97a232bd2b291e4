import { BlindazhPlayer } from '@bridgehead/testing';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playToLastShot } from '../../games/blindazh/test/last-shot.ts';
import { misprintsIn, SIZES } from './clipping.ts';
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

/** The least contrast between what means something on the board and the grounds it may lie on. */
function leastContrast(page: Page): Promise<{ signs: number; grounds: number; least: number }> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('no canvas to read colours with');
    const luminance = (colour: string) => {
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((channel) => {
        const share = channel / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const colours = (selector: string, of: (style: CSSStyleDeclaration) => string) => [
      ...new Set([...document.querySelectorAll(selector)].map((element) => of(getComputedStyle(element)))),
    ];
    const grounds = colours('[data-ground]', ({ fill }) => fill);
    // A frame is its line; an arrow is what it is filled with, or a line.
    const signs = [...document.querySelectorAll('[data-sign]')].map((element) => {
      const { fill, stroke } = getComputedStyle(element);
      return element.tagName === 'rect' || fill === 'none' ? stroke : fill;
    });
    const contrasts = signs.flatMap((sign) =>
      grounds.map((ground) => {
        const [a, b] = [luminance(sign), luminance(ground)];
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
      }),
    );
    return { signs: signs.length, grounds: grounds.length, least: Math.min(...contrasts) };
  });
}

test.each(THEMES)(
  'targets and arrows stand out from every ground by 3 to 1 or more: %s',
  async (theme) => {
    const page = await openShot(theme);
    const { signs, grounds, least } = await leastContrast(page);
    expect(signs).toBeGreaterThan(6);
    expect(grounds).toBeGreaterThan(5);
    expect(least).toBeGreaterThanOrEqual(3);
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
