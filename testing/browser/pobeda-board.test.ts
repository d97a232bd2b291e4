import { PobedaPlayer } from '@bridgehead/testing';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SIZES } from './clipping.ts';
import { type Colours, leastContrast } from './contrast.ts';
import { openApp, visit } from './setting.ts';
import { stillness } from './stillness.ts';

openApp();

/** What frames, bands and arrows of the board are drawn with, and the grounds of its cells. */
function coloursOn(page: Page): Promise<Colours> {
  return page.evaluate(() => {
    const cells = [...document.querySelectorAll('[role="gridcell"]')];
    const frames = cells
      .flatMap((cell) => [getComputedStyle(cell, '::before'), getComputedStyle(cell, '::after')])
      .filter(({ content }) => content !== 'none')
      .map(({ borderTopColor }) => borderTopColor);
    const lines = [...document.querySelectorAll('[data-sign]')].map((sign) => getComputedStyle(sign).stroke);
    const grounds = [...document.querySelectorAll('[data-ground]'), ...cells];
    return {
      signs: [...new Set([...frames, ...lines])],
      grounds: [...new Set(grounds.map((ground) => getComputedStyle(ground).backgroundColor))],
    };
  });
}

test.each(['light', 'dark'] as const)(
  'targets, advice and rows stand out from every ground of Pobeda’s board by 3 to 1 or more: %s',
  async (theme) => {
    const { page, context } = await visit('new/pobeda', { theme });
    await page.getByLabel('Players').selectOption('3');
    const player = new PobedaPlayer(page, 'en', false);
    await page.getByRole('button', { name: player.words.start, exact: true, disabled: false }).click();
    await player.closeGuide();
    for (let turn = 0; turn < 4; turn++) await player.takeTurn();
    await player.waitForTurn();
    const found: Colours[] = [];
    for (const card of await player.cards.all()) {
      await card.click();
      found.push(await coloursOn(page));
    }
    await player.button(player.words.hint).click();
    await page.locator('svg [data-sign]').first().waitFor();
    found.push(await coloursOn(page));
    const signs = [...new Set(found.flatMap((each) => each.signs))];
    const grounds = [...new Set(found.flatMap((each) => each.grounds))];
    expect(signs.length, 'frames and an arrow').toBeGreaterThanOrEqual(2);
    expect(grounds.length, 'free and in the shade, held by three, offered').toBeGreaterThanOrEqual(6);
    expect(await leastContrast(page, { signs, grounds })).toBeGreaterThanOrEqual(3);
    await context.close();
  },
  120_000,
);

test('the arrow of advice leads to its cell, whatever becomes of the window', async () => {
  const { page, context } = await visit('');
  const player = new PobedaPlayer(page, 'en', false);
  await player.playNow();
  await player.button(player.words.hint).click();
  const arrow = page.locator('svg > path[data-sign]');
  await arrow.waitFor();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await stillness(page);
    const way = await arrow.getAttribute('d');
    const [x = 0, y = 0] = way?.split(' ').slice(-2).map(Number) ?? [];
    const isThere = await page.evaluate(
      ([left, top]) => {
        const cell = document.elementsFromPoint(left, top).find((each) => each.matches('[role="gridcell"]'));
        return cell !== undefined && getComputedStyle(cell, '::before').content !== 'none';
      },
      [x, y] as const,
    );
    expect(isThere, `${size.width} × ${size.height}`).toBe(true);
  }
  await context.close();
}, 120_000);
