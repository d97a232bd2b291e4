import { PobedaPlayer } from '@bridgehead/testing';
import type { BrowserContext } from 'playwright-core';
import { expect, test } from 'vitest';
import { openApp, visit } from './setting.ts';

openApp();

const CORRECTED = 'Put right';

/** As if the site had been built anew after somebody had put the game's own content right. */
async function correctContent(context: BrowserContext): Promise<void> {
  let number = 0;
  await context.route(/pobeda\/19\d\d\b.*\.json$/, async (route) => {
    const response = await route.fetch();
    const events = (await response.json()) as { readonly title: object }[];
    const json = events.map((event) => ({
      ...event,
      title: { ...event.title, en: `${CORRECTED} ${++number}` },
    }));
    await route.fulfill({ response, json });
  });
}

test('a table in this browser goes on with its content when the game’s own was corrected', async () => {
  const { page, context } = await visit('');
  const player = new PobedaPlayer(page, 'en', false);
  await player.playNow();
  await player.takeTurn();
  await expect.poll(() => player.isAsked).toBe(true);
  const hand = await player.cards.allInnerTexts();

  await correctContent(context);
  await page.reload();
  await player.cards.first().waitFor();
  expect(await player.cards.allInnerTexts()).toEqual(hand);
  await player.takeTurn();

  await page.goto(new URL('/', page.url()).href);
  await player.button(player.words.playNow).first().click();
  await player.cards.first().waitFor();
  expect((await player.cards.allInnerTexts()).join()).toContain(CORRECTED);
  // Years are still being fetched behind the game; a context closed under them fails the whole run.
  await context.unrouteAll({ behavior: 'wait' });
  await context.close();
});
