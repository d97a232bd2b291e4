import { expect, it } from 'vitest';
import { appUrl, openApp, visit } from './setting.ts';

openApp();

it('opens without an error or a breach of the content security policy', async () => {
  const { page, context } = await visit('about', { keepsApp: true });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(appUrl());
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  expect(await page.title()).not.toBe('');
  expect(complaints).toEqual([]);
  await context.close();
});

it('asks nothing of any other host', async () => {
  const { page, context } = await visit('about', { keepsApp: true });
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(appUrl())) strangers.push(request.url());
  });
  await page.goto(appUrl(), { waitUntil: 'networkidle' });
  expect(strangers).toEqual([]);
  await context.close();
});
