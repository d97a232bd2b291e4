import { expect, test } from 'vitest';
import { PobedaPlayer } from '@bridgehead/testing';
import { openApp, visit } from './setting.ts';

openApp();

test('a whole game against bots, in Russian, by tapping on a phone', async () => {
  const { page, context } = await visit('', { language: 'ru', phone: true });
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
  expect(await player.playToTheEnd()).toBeGreaterThan(2);
  await page.getByText(player.words.verified).first().waitFor();
  await context.close();
}, 300_000);
