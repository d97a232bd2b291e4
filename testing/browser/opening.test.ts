import { launchChromium, type RunningApp, startApp } from '@bridgehead/testing';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';

let app: RunningApp;
let browser: Browser;

beforeAll(async () => {
  app = await startApp();
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

it('opens without an error or a breach of the content security policy', async () => {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(app.url);
  await page.waitForSelector('h1');
  expect(await page.title()).not.toBe('');
  expect(complaints).toEqual([]);
});

it('asks nothing of any other host', async () => {
  const page = await browser.newPage();
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(app.url)) strangers.push(request.url());
  });
  await page.goto(app.url, { waitUntil: 'networkidle' });
  expect(strangers).toEqual([]);
});
