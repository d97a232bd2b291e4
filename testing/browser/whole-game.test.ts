import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PobedaPlayer } from '@bridgehead/testing';
import { openApp, visit } from './setting.ts';

openApp();

test('a whole game against bots, in Russian, by tapping on a phone', async () => {
  const { page, context } = await visit('', { language: 'ru', phone: true, keepsApp: true });
  const player = new PobedaPlayer(page, 'ru', true);
  await player.playNow();
  expect(await page.locator('html').getAttribute('lang')).toBe('ru');
  await player.takeHint();
  expect(await player.playToTheEnd()).toBeGreaterThan(2);
  await page.getByText(player.words.verified).first().waitFor();
  await context.close();
}, 300_000);

test('a whole game against bots, in English, by clicking on a desktop', async () => {
  const { page, context } = await visit('', { language: 'en' });
  const player = new PobedaPlayer(page, 'en', false);
  await player.playNow();
  const names = await namesAt(page);
  expect(await player.playToTheEnd()).toBeGreaterThan(2);
  await page.getByText(player.words.verified).first().waitFor();

  // The end comes over the table by itself: who won, the story in three lines, and another game beside it.
  const result = page.getByRole('dialog', { name: /^(Victory for|A draw)/ });
  await result.waitFor();
  const winner = await result.getByRole('list').first().getByRole('listitem').first().innerText();
  expect(names).toContain(winner.trim());
  expect(await result.getByText(/turn \d+/).count()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await result.waitFor({ state: 'hidden' });
  await player.button('Result').click();
  await result.waitFor();
  const over = page.url();
  await result.getByRole('button', { name: 'Play again' }).click();
  await page.waitForURL((url) => url.href !== over);
  await page.getByRole('grid').waitFor();
  expect(await namesAt(page)).toEqual(names);
  expect(await result.isVisible()).toBe(false);
  await context.close();
}, 300_000);

async function namesAt(page: Page): Promise<string[]> {
  const seats = await page.getByRole('list', { name: 'Seats' }).getByRole('listitem').allInnerTexts();
  return seats.map((seat) => seat.split(/ · |\n/)[0]?.trim() ?? '');
}
