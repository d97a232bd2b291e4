import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { Trainee } from './bronepekhota-drill.ts';
import { openApp } from './setting.ts';

openApp();

const HEAVY = { ru: 'Тяжёлая клон-пехота', en: 'Heavy clone infantry' };

test.each([
  { language: 'en' as const, theme: 'light' as const, phone: false },
  { language: 'ru' as const, theme: 'dark' as const, phone: true },
])(
  'axe finds nothing on the tactical table: $theme, phone $phone',
  async ({ language, ...look }) => {
    const anna = await Trainee.arrive(language, look);
    const { page } = anna;
    await anna.activate(HEAVY[language]);
    await anna.plan('board');
    expect(await violations(page), 'a machine to be boarded').toEqual([]);
    await anna.plan('shoot own');
    await page.locator('[data-target]').first().waitFor();
    expect(await violations(page), 'targets').toEqual([]);
    await page.context().close();
  },
  120_000,
);
