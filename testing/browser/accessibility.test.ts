import { expect, test } from 'vitest';
import { PobedaPlayer } from '@bridgehead/testing';
import { violations } from './axe.ts';
import { appUrl, openApp, visit } from './setting.ts';

openApp();

/** Pages, and what is there once they are whole. */
const PAGES = { 'new/pobeda': 'button[type="submit"]:enabled', 'rules/pobeda': 'h1', about: 'h1' };

const looks = (['light', 'dark'] as const).flatMap((theme) => [
  { theme, phone: false, language: 'ru' as const },
  { theme, phone: true, language: 'en' as const },
]);

test.each(looks)(
  'axe finds nothing on home, form, rules and table: $theme, phone $phone',
  async (look) => {
    const { page, context } = await visit('', look);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    expect(await violations(page), 'home').toEqual([]);
    for (const [path, whole] of Object.entries(PAGES)) {
      await page.goto(appUrl(path));
      await page.locator(whole).waitFor();
      expect(await violations(page), path).toEqual([]);
    }
    await page.goto(appUrl());
    const player = new PobedaPlayer(page, look.language, look.phone);
    await player.button(player.words.playNow).first().click();
    await page.getByRole('grid').waitFor();
    expect(await violations(page), 'the guided first turn').toEqual([]);
    await player.closeGuide();
    await player.takeTurn();
    expect(await violations(page), 'table').toEqual([]);
    await context.close();
  },
  120_000,
);
