import { launchChromium, ServerProcess } from '@bridgehead/testing';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HASTY, expectJourney } from './bot-journey.ts';
import { visitWith } from './setting.ts';

let server: ServerProcess;
let browser: Browser;

beforeAll(async () => {
  server = await ServerProcess.start(HASTY);
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const url = () => `http://localhost:${server.port}/`;

test('an online table with bots of Pobeda, in Russian, from the first card to the last', async () => {
  await expectJourney(browser, url(), { game: 'pobeda', level: 'quick', language: 'ru' });
});

test('an online table with a bot of Blindazh, in English, from the first post to the last shell', async () => {
  await expectJourney(browser, url(), { game: 'blindazh', level: 'strong', language: 'en' });
});

test('a board that fails leaves the table standing, and comes back when it is asked to', async () => {
  const { page, context } = await visitWith(browser, `${url()}new/blindazh`, { language: 'en' });
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('grid').waitFor();
  await page.evaluate(() => {
    const own = Element.prototype.setAttribute;
    Element.prototype.setAttribute = function set(name, value) {
      if (name === 'role' && value === 'grid' && !('healed' in window)) throw new Error('no board today');
      own.call(this, name, value);
    };
  });
  const report = page.waitForRequest('**/api/faults');
  // Another viewer of the same table draws its board anew.
  await page.getByRole('banner').getByRole('link').first().click();
  await page.goBack();
  await page.getByRole('heading', { name: 'The board could not be drawn' }).waitFor();
  expect((await report).postDataJSON()).toMatchObject({ game: 'blindazh', part: 'board' });
  await page.getByRole('complementary', { name: 'Seats' }).waitFor();
  await page.evaluate(() => Object.assign(window, { healed: true }));
  await page.getByRole('button', { name: 'Draw the board again' }).click();
  await page.getByRole('grid').waitFor();
  await context.close();
});
