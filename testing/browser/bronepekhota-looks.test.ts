import { BattlePlayer } from '@bridgehead/testing';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { misprintsIn, SIZES } from './clipping.ts';
import { appUrl, openApp, visit } from './setting.ts';
import { smallTargetsIn } from './targets.ts';

openApp();

const LONG = 240_000;
/** From here on a window is one for fingers. */
const NARROW = 1024;
const TAKE = { ru: /^Взять/, en: /^Take/ };

/** What is cut off, too small to be read or, on a narrow window, too small to be pressed, by moments and sizes. */
class Faults {
  readonly found: Record<string, unknown> = {};
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async look(moment: string): Promise<void> {
    const main = this.#page.getByRole('main');
    for (const { width, height } of SIZES) {
      await this.#page.setViewportSize({ width, height });
      const cut = await misprintsIn(main);
      const small = width < NARROW ? await smallTargetsIn(main) : [];
      if (cut.length + small.length > 0) this.found[`${moment} at ${width} × ${height}`] = [...cut, ...small];
    }
    await this.#page.setViewportSize(SIZES[0]);
  }
}

for (const language of ['ru', 'en'] as const) {
  test(`nothing of the battle and the army page is cut off, or too small to be read or pressed (${language})`, {
    timeout: LONG,
  }, async () => {
    const { page, context } = await visit('new/bronepekhota', { language });
    const faults = new Faults(page);
    const player = new BattlePlayer(page, language, false);
    await player.start('battle 3', '6');
    await player.sheet.waitFor();
    await faults.look('armies');
    await page.locator('[data-answer]').first().click();
    await page.locator('[data-asked="deploy"]').waitFor();
    await faults.look('deployment');
    do await player.takeTurn();
    while ((await player.kind()) !== 'act');
    await page.locator('[data-action^="shoot"][aria-disabled="false"]').first().click();
    await page.locator('[data-target]').first().click();
    await page.locator('[data-action="confirm"]:enabled').waitFor();
    await faults.look('a target');
    await page.goto(appUrl('games/bronepekhota/armies'));
    for (const at of [0, 9]) await page.getByRole('button', { name: TAKE[language] }).nth(at).click();
    await faults.look('the army page');
    expect(faults.found).toEqual({});
    await context.close();
  });
}
