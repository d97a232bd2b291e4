import { RubezhPlayer } from '@bridgehead/testing';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { openApp, visit } from './setting.ts';

openApp();

/** More than there is on any page. */
const MOST_PRESSES = 150;

/** Does by keys whatever others do by mouse: digits for cards, arrows over what can be chosen, Tab to everything else. */
class KeyboardPlayer extends RubezhPlayer {
  readonly answered = new Set<string | null>();

  protected override async press(target: Locator): Promise<void> {
    const { keyboard } = this.page;
    const digit = await target.getAttribute('aria-keyshortcuts');
    if (digit) return keyboard.press(digit);
    const isTarget = await target.evaluate((element) => element.matches('[data-target], [data-answer]'));
    const key = isTarget ? 'ArrowRight' : 'Tab';
    for (let presses = 0; presses < MOST_PRESSES; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) {
        return keyboard.press('Enter');
      }
      await keyboard.press(key);
    }
    throw new Error(`${target.toString()} is out of reach by ${key}`);
  }

  protected override async move(): Promise<void> {
    this.answered.add(await this.kind());
    await super.move();
  }
}

test('all five units to the end of a game, alone on a phone, by keyboard alone', async () => {
  const { page, context } = await visit('new/rubezh', { phone: true });
  const player = new KeyboardPlayer(page, 'en', false);
  await player.startAlone('night 6');
  expect(await player.playToTheEnd()).toBeGreaterThan(20);
  expect([...player.answered].sort()).toEqual(['act', 'choose', 'divide', 'post', 'react', 'stand']);
  await page.getByText(player.words.verified).first().waitFor();
  await context.close();
}, 180_000);
