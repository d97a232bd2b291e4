import { BattlePlayer } from '@bridgehead/testing';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { openApp, visit } from './setting.ts';

openApp();

const LONG = 420_000;

test(
  'a whole small battle against a bot, by mouse',
  async () => {
    const { page, context } = await visit('new/bronepekhota', { language: 'en' });
    const player = new BattlePlayer(page, 'en', false);
    await player.start('battle 3', '6');
    expect(await player.playToTheEnd()).toBeGreaterThan(10);
    expect([...player.done]).toEqual(
      expect.arrayContaining(['bring', 'deploy', 'unit', 'act', 'walk', 'shoot']),
    );
    await page.getByText(player.words.verified).first().waitFor();
    await context.close();
  },
  LONG,
);

/** A finger instead of a mouse, on a table that is hardly larger than a hand. */
class PhonePlayer extends BattlePlayer {
  protected override touch(x: number, y: number): Promise<void> {
    return this.page.touchscreen.tap(x, y);
  }
}

test(
  'a whole small battle in Russian, by tapping on a phone',
  async () => {
    const { page, context } = await visit('new/bronepekhota', { language: 'ru', phone: true });
    const player = new PhonePlayer(page, 'ru', true);
    await player.start('battle 4', '6');
    expect(await player.playToTheEnd()).toBeGreaterThan(10);
    expect([...player.done]).toEqual(expect.arrayContaining(['bring', 'deploy', 'unit', 'act', 'walk']));
    await page.getByText(player.words.verified).first().waitFor();
    await context.close();
  },
  LONG,
);

/** Only keys: digits for units and actions, arrows for places, T for targets, Enter, X. */
class KeyboardPlayer extends BattlePlayer {
  #tabs = 150;

  protected override async choose(answer: Locator): Promise<void> {
    const digit = await answer.getAttribute('aria-keyshortcuts');
    if (digit) return this.page.keyboard.press(digit);
    for (let presses = 0; presses < this.#tabs; presses++) {
      if (await answer.evaluate((element) => element === document.activeElement))
        return this.page.keyboard.press('Enter');
      await this.page.keyboard.press('Tab');
    }
    throw new Error('the army is out of reach by Tab');
  }

  protected override async begin(action: Locator): Promise<void> {
    await this.page.keyboard.press((await action.getAttribute('aria-keyshortcuts')) ?? '');
  }

  protected override async aim(): Promise<boolean> {
    await this.page
      .locator('[data-target]')
      .first()
      .waitFor({ timeout: 4000 })
      .catch(() => {});
    await this.page.keyboard.press('t');
    return this.enabledConfirm.waitFor({ timeout: 4000 }).then(
      () => true,
      () => false,
    );
  }

  protected override async advance(): Promise<boolean> {
    await this.page
      .locator('[data-reach="0"] path')
      .last()
      .waitFor({ timeout: 4000 })
      .catch(() => {});
    for (let step = 0; step < 4; step++) await this.page.keyboard.press('ArrowRight');
    return this.enabledConfirm.waitFor({ timeout: 4000 }).then(
      () => true,
      () => false,
    );
  }

  protected override async confirm(): Promise<void> {
    await this.enabledConfirm.waitFor();
    // Whatever button was pressed last would be pressed again.
    await this.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await this.page.keyboard.press('Enter');
  }

  protected override finish(): Promise<void> {
    return this.page.keyboard.press('x');
  }
}

test(
  'a whole small battle by keyboard alone',
  async () => {
    const { page, context } = await visit('new/bronepekhota', { language: 'en' });
    const player = new KeyboardPlayer(page, 'en', false);
    await player.start('battle 5', '6');
    expect(await player.playToTheEnd()).toBeGreaterThan(10);
    expect([...player.done]).toEqual(expect.arrayContaining(['bring', 'deploy', 'unit', 'act', 'walk']));
    await page.getByText(player.words.verified).first().waitFor();
    await context.close();
  },
  LONG,
);
