import { AxeBuilder } from '@axe-core/playwright';
import { BlindazhPlayer } from '@bridgehead/testing';
import { expect, test } from 'vitest';
import { openApp, visit } from './setting.ts';

openApp();

test('a solo game of Blindazh to its end, by tapping on a phone', async () => {
  const { page, context } = await visit('new/blindazh', { language: 'ru', phone: true });
  const player = new BlindazhPlayer(page, 'ru', true);
  await player.startAlone();
  expect(await player.playToTheEnd()).toBeGreaterThan(3);
  await page.getByText(player.words.verified).first().waitFor();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await context.close();
}, 120_000);
