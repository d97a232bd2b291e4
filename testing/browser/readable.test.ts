import { PobedaPlayer } from '@bridgehead/testing';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { misprintsIn, SIZES } from './clipping.ts';
import { openApp, visit } from './setting.ts';
import { stillness } from './stillness.ts';

openApp();

const DATE = /^\p{L}{3} \d\d$/u;

/** Of the longest titles on the board, in the hand: the cards that were dealt may have short ones. */
async function dealLongTitles(player: PobedaPlayer): Promise<void> {
  await player.page.evaluate(() => {
    const titles = [...document.querySelectorAll('[role="gridcell"] [aria-hidden] > :last-child')]
      .map(({ textContent }) => textContent ?? '')
      .sort((a, b) => b.length - a.length);
    const cards = [...document.querySelectorAll('[data-card] > span[lang] > :last-child')];
    if (titles.length < 100 || cards.length === 0) throw new Error('no titles, or no cards to write them on');
    for (const [index, card] of cards.entries()) card.textContent = titles[index] ?? '';
  });
}

/** An event that can be played, with the longest title there is. */
async function pickLongEvent(player: PobedaPlayer): Promise<void> {
  const { page, words } = player;
  await player.waitForTurn();
  for (const card of await page.locator('[data-card]:has(> span[lang])').all()) {
    await card.click();
    if (!(await player.button(words.exchange).isVisible())) break;
  }
  await page.getByRole('main').evaluate((main) => {
    const titles = [...main.querySelectorAll('[role="gridcell"] [aria-hidden] > :last-child')]
      .map(({ textContent }) => textContent ?? '')
      .sort((a, b) => b.length - a.length);
    const shown = main.querySelector('button[lang] > :nth-child(2)');
    if (!shown || !titles[0]) throw new Error('no event was picked');
    shown.textContent = titles[0];
  });
}

for (const language of ['ru', 'en'] as const) {
  it(`cuts off no text of Pobeda’s board, hand and reader at any size (${language})`, {
    timeout: 240_000,
  }, async () => {
    const { page, context } = await visit('', { language });
    const player = new PobedaPlayer(page, language, false);
    await player.playNow();
    const misprints: Record<string, unknown> = {};
    for (const { width, height } of SIZES) {
      await page.setViewportSize({ width, height });
      await stillness(page);
      await dealLongTitles(player);
      const places = {
        board: page.getByRole('main'),
        hand: page.getByRole('list', { name: player.words.hand }),
        seats: page.getByRole('complementary').first(),
      };
      for (const [name, place] of Object.entries(places)) {
        const found = await misprintsIn(place);
        if (found.length > 0) misprints[`${name} at ${width} × ${height}`] = found;
      }
    }
    expect(misprints).toEqual({});

    // A chip leaves the date in sight, whatever it lies on.
    await page.setViewportSize(SIZES[1]);
    for (let turn = 0; turn < 3; turn++) await player.takeTurn();
    const cut = (await misprintsIn(page.getByRole('grid'))).filter(({ text }) => DATE.test(text));
    expect(cut).toEqual([]);

    // Under a low board the buttons of a picked card are whole, and so is what they are about.
    const { width, height } = SIZES[5];
    await page.setViewportSize({ width, height });
    await stillness(page);
    await pickLongEvent(player);
    await stillness(page);
    const bottomOf = async (place: Locator) => {
      const box = await place.boundingBox();
      return box ? box.y + box.height : Number.NaN;
    };
    const edge = await bottomOf(page.getByRole('main'));
    expect(await bottomOf(player.button(player.words.cancel))).toBeLessThanOrEqual(edge);
    await context.close();
  });
}
