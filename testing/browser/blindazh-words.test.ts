import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Misprint, misprintsIn, SIZES } from './clipping.ts';
import { openApp, visit } from './setting.ts';

openApp();

const HELD = fileURLToPath(new URL('../../games/blindazh/test/games/3/held.json', import.meta.url));

/** What is cut off or too small, by the size of the window. */
async function misprintsAtAllSizes(page: Page, place: Locator): Promise<Record<string, readonly Misprint[]>> {
  const all: Record<string, readonly Misprint[]> = {};
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const found = await misprintsIn(place);
    if (found.length > 0) all[`${size.width} × ${size.height}`] = found;
  }
  return all;
}

test('of a won game of Блиндаж nothing is cut off in Russian, at any size: the board, the story, the result', async () => {
  const { page, context } = await visit('', { language: 'ru' });
  await page.locator('input[type="file"]').setInputFiles(HELD);
  await page.getByText('Проверено').first().waitFor();
  await page.getByRole('button', { name: 'Итог партии' }).first().click();
  const result = page.getByRole('dialog', { name: 'Участок удержан' });
  await result.getByText('Что решило партию').waitFor();
  expect(await misprintsAtAllSizes(page, result), 'the result').toEqual({});
  await page.keyboard.press('Escape');
  expect(await misprintsAtAllSizes(page, page.getByRole('main').first()), 'the board').toEqual({});
  expect(await misprintsAtAllSizes(page, page.getByRole('region', { name: 'Итог' })), 'the story').toEqual(
    {},
  );
  await context.close();
}, 90_000);
