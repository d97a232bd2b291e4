import { expect, test } from 'vitest';
import { launchChromium, PobedaPlayer } from '@bridgehead/testing';
import { startOwnApp } from './own-app.ts';
import { visitWith } from './setting.ts';

test('without its server the app opens and plays what was opened before; of the rest it says what is missing', async () => {
  const app = await startOwnApp();
  const browser = await launchChromium();
  const { page } = await visitWith(browser, app.url, { keepsApp: true });
  /** How much of each game is kept. */
  const kept = () =>
    page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      const list = (await (await fetch('/games.json')).json()) as Record<string, string[]>;
      const keys = await (await caches.open('bridgehead-games')).keys();
      const here = new Set(keys.map(({ url }) => new URL(url).pathname));
      const shares = Object.entries(list).map(([game, files]) => [
        game,
        files.filter((file) => here.has(file)).length / files.length,
      ]);
      return Object.fromEntries(shares) as Record<string, number>;
    });
  expect(Object.values(await kept()).every((share) => share === 0)).toBe(true);
  const player = new PobedaPlayer(page, 'en', false);
  await player.playNow();
  await expect.poll(kept, { timeout: 20_000 }).toMatchObject({ pobeda: 1, blindazh: 0 });

  await app.stop();
  await page.goto(app.url);
  await player.button('Play now').first().click();
  await page.getByRole('grid').waitFor();
  expect(await player.takeTurn()).toBe(true);
  expect(await player.takeTurn()).toBe(true);

  await page.goto(app.url);
  await player.button('Play now').nth(1).click();
  await page.getByText('This game has not been opened here yet').waitFor();
  await browser.close();
}, 150_000);
