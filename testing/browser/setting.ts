import { join } from 'node:path';
import { buildWithSmallGames, launchChromium, type RunningApp, startApp } from '@bridgehead/testing';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import type {} from './scratch.ts';

export interface Visitor {
  readonly language?: 'ru' | 'en';
  readonly theme?: 'light' | 'dark';
  readonly phone?: boolean;
  /** At once, unless a test is about how things are told. */
  readonly pace?: 'step' | 'calm' | 'brisk' | 'instant';
  /** Every file comes from the network, where a test can change it. */
  readonly withoutServiceWorker?: boolean;
}

export const PHONE = { width: 360, height: 780 };
export const DESKTOP = { width: 1440, height: 900 };

let app: RunningApp;
let browser: Browser;

/** One server and one browser for a file of tests; the app is the one that was built, unless the file builds another. */
export function openApp(build?: () => Promise<string>): void {
  beforeAll(async () => {
    app = await startApp(await build?.());
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await app?.stop();
  });
}

/** The same, with the small games of the kernel's tests in it; they are built once for a run. */
export function openAppWithSmallGames(): void {
  openApp(async () => {
    const folder = scratchFile('small-games');
    await buildWithSmallGames(folder);
    return folder;
  });
}

/** Where a test may write what nobody needs after the run. */
export function scratchFile(name: string): string {
  return join(inject('scratch'), name);
}

export function appUrl(path = ''): string {
  return app.url + path;
}

/** A window of somebody who has not been here before; bots answer at once so that a whole game fits into a test. */
export async function visit(
  path: string,
  visitor: Visitor = {},
): Promise<{ page: Page; context: BrowserContext }> {
  return visitWith(browser, appUrl(path), visitor);
}

/** The same, in a browser and at an address of the test's own. */
export async function visitWith(
  window: Browser,
  url: string,
  visitor: Visitor = {},
): Promise<{ page: Page; context: BrowserContext }> {
  const {
    language = 'en',
    theme = 'light',
    phone = false,
    pace = 'instant',
    withoutServiceWorker = false,
  } = visitor;
  const context = await window.newContext({
    viewport: phone ? PHONE : DESKTOP,
    locale: language,
    colorScheme: theme,
    reducedMotion: 'reduce',
    hasTouch: phone,
    isMobile: phone,
    serviceWorkers: withoutServiceWorker ? 'block' : 'allow',
  });
  const settings = JSON.stringify({ language, theme, pace, sound: false });
  await context.addInitScript((stored) => {
    if (!localStorage.getItem('bridgehead-settings')) localStorage.setItem('bridgehead-settings', stored);
  }, settings);
  const page = await context.newPage();
  await page.goto(url);
  return { page, context };
}
