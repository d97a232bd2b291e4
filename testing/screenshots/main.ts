import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchChromium, PobedaPlayer, startApp } from '@bridgehead/testing';
import type { Browser, Page } from 'playwright-core';

/** `npm run screenshots [-- FOLDER]`: every screen at desktop and phone size, in both languages and themes. */
const folder = process.argv[2] ?? fileURLToPath(new URL('../../screenshots', import.meta.url));

const WINDOWS = { desktop: { width: 1440, height: 900 }, phone: { width: 360, height: 780 } } as const;
const LANGUAGES = ['ru', 'en'] as const;
const THEMES = ['light', 'dark'] as const;

interface Look {
  readonly window: keyof typeof WINDOWS;
  readonly language: (typeof LANGUAGES)[number];
  readonly theme: (typeof THEMES)[number];
}

async function openLook(browser: Browser, { window, language, theme }: Look): Promise<Page> {
  const context = await browser.newContext({
    viewport: WINDOWS[window],
    locale: language,
    colorScheme: theme,
    reducedMotion: 'reduce',
    hasTouch: window === 'phone',
    isMobile: window === 'phone',
  });
  await context.addInitScript(
    (settings) => {
      localStorage.setItem('bridgehead-settings', settings);
    },
    JSON.stringify({ language, theme, pace: 'instant', sound: false }),
  );
  return context.newPage();
}

async function takeAll(browser: Browser, url: string, look: Look): Promise<void> {
  const page = await openLook(browser, look);
  const shoot = async (name: string) => {
    await page.waitForTimeout(350);
    const file = `${name}-${look.window}-${look.language}-${look.theme}.png`;
    await page.screenshot({ path: join(folder, file) });
  };
  await page.goto(url);
  await shoot('home');
  await page.goto(`${url}new/pobeda`);
  await shoot('new-table');
  await page.goto(`${url}rules/pobeda`);
  await shoot('rules');
  await page.goto(`${url}about`);
  await shoot('about');
  await page.goto(url);
  const player = new PobedaPlayer(page, look.language, look.window === 'phone');
  await player.button(player.words.playNow).first().click();
  await page.getByRole('grid').waitFor();
  await shoot('guide');
  await player.closeGuide();
  for (let turn = 0; turn < 8; turn++) await player.takeTurn();
  await player.cards.first().click();
  await shoot('table');
  await player.cards.first().click();
  await player.playToTheEnd();
  await shoot('result');
  await page.getByText(player.words.verified).first().scrollIntoViewIfNeeded();
  await shoot('aftermath');
  await page.context().close();
}

mkdirSync(folder, { recursive: true });
const app = await startApp();
const browser = await launchChromium();
for (const window of ['desktop', 'phone'] as const) {
  for (const language of LANGUAGES) {
    for (const theme of THEMES) await takeAll(browser, app.url, { window, language, theme });
  }
}
await browser.close();
await app.stop();
