import { expect, test } from 'vitest';
import { PobedaPlayer } from '@bridgehead/testing';
import { openApp, visit } from './setting.ts';

openApp();

/** Longer than any game: a player who only ever presses keys. */
const LONGEST_GAME = 400;

test('a whole game by keyboard alone', async () => {
  const { page, context } = await visit('', { language: 'en' });
  const player = new PobedaPlayer(page, 'en', false);
  await player.button(player.words.playNow).first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('grid').waitFor();
  const turn = page.getByRole('banner').getByText(player.words.turn);
  const over = page.getByText(player.words.over);
  let presses = 0;
  for (; presses < LONGEST_GAME; presses++) {
    await turn.or(over).first().waitFor({ timeout: 60_000 });
    if (await player.isOver) break;
    await page.keyboard.press(String((presses % 6) + 1));
    const cell = player.cellsOffering(player.words.target);
    const exchange = player.button(player.words.exchange);
    const discard = player.button(player.words.discard);
    if (await exchange.or(discard).first().isVisible()) {
      await exchange.or(discard).first().focus();
      await page.keyboard.press('Enter');
    } else if ((await cell.count()) > 0) {
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
    }
    await page.keyboard.press('Escape');
  }
  expect(await player.isOver).toBe(true);
  await context.close();
}, 300_000);
