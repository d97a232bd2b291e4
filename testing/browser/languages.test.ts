import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { openApp, visit } from './setting.ts';

openApp();

/** The words of a table are one of the files of its game. */
const RUSSIAN = /\/assets\/blindazh\/ru-[\w-]+\.js$/;

/** Until whoever asked for them may have the Russian words, they do not come. */
async function withhold(page: Page): Promise<() => Promise<void>> {
  const asked: Route[] = [];
  await page.route(RUSSIAN, (route) => void asked.push(route));
  return async () => {
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    for (const route of asked) await route.continue();
  };
}

test('the words of a table come in the language one reads; turning to another leaves all there is until they are there', async () => {
  const { page, context } = await visit('new/blindazh');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const letThrough = await withhold(page);
  await page.getByRole('button', { name: 'Start', exact: true, disabled: false }).click();
  const board = page.getByRole('grid').first();
  await board.waitFor();
  expect(fetched.filter((url) => RUSSIAN.test(url))).toEqual([]);
  await board.evaluate((node) => Object.assign(node, { mark: 'the first' }));
  const label = await board.getAttribute('aria-label');

  const settings = page.getByRole('button', { name: 'Settings' });
  await settings.click();
  await page.getByRole('button', { name: /Switch to Russian/ }).click();
  await page.getByRole('button', { name: 'Настройки' }).waitFor();
  expect(await board.getAttribute('aria-label')).toBe(label);
  expect(await board.isVisible()).toBe(true);
  await letThrough();
  await expect.poll(() => board.getAttribute('aria-label')).toMatch(/[а-яё]/i);
  expect(await board.evaluate((node) => (node as { mark?: string }).mark)).toBe('the first');
  await context.close();
}, 90_000);
