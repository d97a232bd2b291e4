import { join } from 'node:path';
import { launchChromium, Network } from '@bridgehead/testing';
import type { RunningApp } from '@bridgehead/testing/app-server';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import type {} from './shared.ts';

export interface Visitor {
  readonly language?: 'ru' | 'en';
  readonly theme?: 'light' | 'dark';
  readonly phone?: boolean;
  /** At once, unless a test is about how things are told. */
  readonly pace?: 'step' | 'calm' | 'brisk' | 'instant';
  /** The app is kept for when there is no network. It takes as long as many a test: only where one is about it. */
  readonly keepsApp?: boolean;
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
}

export const PHONE = { width: 360, height: 780 };
export const DESKTOP = { width: 1440, height: 900 };

let url: string;
let browser: Browser;
/** What nothing caught in a page: it may go on regardless, and is broken. */
const faults: string[] = [];

/** A browser for a file of tests, and the app that all of a run share, unless the file starts another. */
export function openApp(start?: () => Promise<RunningApp>): void {
  let own: RunningApp | undefined;
  beforeAll(async () => {
    own = await start?.();
    url = own?.url ?? inject('app');
    browser = await launchChromium();
  });
  afterEach(() => expect(faults.splice(0), 'errors that nothing caught').toEqual([]));
  afterAll(async () => {
    await browser?.close();
    await own?.stop();
  });
}

/** Where a test may write what nobody needs after the run. */
export function scratchFile(name: string): string {
  return join(inject('scratch'), name);
}

export function appUrl(path = ''): string {
  return url + path;
}

/** A window of somebody who has not been here before. */
export async function visit(path: string, visitor: Visitor = {}): Promise<Visit> {
  return visitWith(browser, appUrl(path), visitor);
}

/** Somebody with a cable of their own, which goes with them. */
export async function visitByCable(
  path: string,
  visitor: Visitor = {},
): Promise<Visit & { readonly network: Network }> {
  const network = await Network.to(Number(new URL(url).port));
  const { page, context } = await visitWith(browser, network.url + path, visitor);
  context.on('close', () => void network.close());
  return { network, page, context };
}

/** In a browser and at an address of the test's own. */
export async function visitWith(window: Browser, address: string, visitor: Visitor = {}): Promise<Visit> {
  const { language = 'en', theme = 'light', phone = false, pace = 'instant', keepsApp = false } = visitor;
  const context = await window.newContext({
    viewport: phone ? PHONE : DESKTOP,
    locale: language,
    colorScheme: theme,
    reducedMotion: 'reduce',
    hasTouch: phone,
    isMobile: phone,
    serviceWorkers: keepsApp ? 'allow' : 'block',
  });
  const settings = JSON.stringify({ language, theme, pace, sound: false });
  await context.addInitScript((stored) => {
    // A page that is blank yet, or did not load, belongs to nobody: there storage is refused, which would count as a fault.
    if (self.origin === 'null') return;
    if (!localStorage.getItem('bridgehead-settings')) localStorage.setItem('bridgehead-settings', stored);
  }, settings);
  context.on('weberror', (fault) => faults.push(String(fault.error())));
  const page = await context.newPage();
  await page.goto(address);
  return { page, context };
}
