import { expect, test } from 'vitest';
import { PobedaPlayer } from '@bridgehead/testing';
import { violationsInBothThemes } from './axe.ts';
import { appUrl, openApp, visit } from './setting.ts';

openApp();

/** Pages, and what is there once they are whole. */
const PAGES = { 'new/pobeda': 'button[type="submit"]:enabled', 'rules/pobeda': 'h1', about: 'h1' };

test.each([
  { phone: false, language: 'ru' },
  { phone: true, language: 'en' },
] as const)(
  'axe finds nothing on home, form, rules and table, in either theme: phone $phone',
  async (look) => {
    const { page, context } = await visit('', { ...look, theme: 'system' });
    const check = async (where: string) => expect(await violationsInBothThemes(page), where).toEqual([]);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await check('home');
    for (const [path, whole] of Object.entries(PAGES)) {
      await page.goto(appUrl(path));
      await page.locator(whole).waitFor();
      await check(path);
    }
    await page.goto(appUrl());
    const player = new PobedaPlayer(page, look.language, look.phone);
    await player.button(player.words.playNow).first().click();
    await page.getByRole('grid').waitFor();
    await check('the guided first turn');
    await player.closeGuide();
    await player.takeTurn();
    await check('table');
    await context.close();
  },
);
