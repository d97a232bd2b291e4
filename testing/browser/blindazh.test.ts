import { BlindazhPlayer } from '@bridgehead/testing';
import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { openApp, visit } from './setting.ts';

openApp();

test('a solo game of Blindazh to its end, by tapping on a phone', async () => {
  const { page, context } = await visit('new/blindazh', { language: 'ru', phone: true });
  const player = new BlindazhPlayer(page, 'ru', true);
  await player.startAlone('сектор');
  await player.takeHint();
  expect(await player.playToTheEnd()).toBeGreaterThan(3);
  await page.getByText(player.words.verified).first().waitFor();
  expect(await violations(page), 'result').toEqual([]);
  await context.close();
}, 120_000);

test.each([
  { theme: 'light', phone: true, language: 'ru' },
  { theme: 'dark', phone: false, language: 'en' },
] as const)(
  'a tile is picked, turned and built by keyboard, and axe finds nothing: $theme, phone $phone',
  async (look) => {
    const { page, context } = await visit('new/blindazh', look);
    const player = new BlindazhPlayer(page, look.language, look.phone);
    await player.startAlone('sector');
    expect(await violations(page), 'posts').toEqual([]);
    await page.keyboard.press('h');
    const hint = page.getByRole('region', { name: player.words.hint });
    await hint.getByRole('button', { name: player.words.doIt }).waitFor();
    expect(await violations(page), 'a hint').toEqual([]);
    await page.keyboard.press('Escape');
    await hint.waitFor({ state: 'detached' });
    expect(await page.getByRole('gridcell', { selected: true }).count()).toBe(0);
    await player.takeTurn();
    const building = player.cellsOffering(player.words.targets[2]);
    await building.first().waitFor();
    const before = await player.position();
    const rotate = page.getByRole('button', { name: player.words.rotate });
    for (const digit of ['1', '2', '3']) {
      await page.keyboard.press('Escape');
      await page.keyboard.press(digit);
      await page.keyboard.press('Enter');
      if ((await rotate.count()) > 0) break;
    }
    const position = await rotate.getAttribute('aria-label');
    await page.keyboard.press('r');
    expect(await rotate.getAttribute('aria-label')).not.toBe(position);
    expect(await page.getByRole('gridcell', { selected: true }).count()).toBe(1);
    expect(await player.position()).toBe(before);
    expect(await violations(page), 'a tile in the hand').toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(() => player.position(), { timeout: 10_000 }).not.toBe(before);
    await context.close();
  },
  60_000,
);
