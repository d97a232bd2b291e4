import { expect, test } from 'vitest';
import { expectJourney } from './bot-journey.ts';
import { openApp, visit } from './setting.ts';

openApp();

test('an online table with bots of Pobeda, in Russian, from the first card to the last', async () => {
  await expectJourney({ game: 'pobeda', level: 'quick', language: 'ru' });
});

test('an online table with a bot of Blindazh, in English, from the first post to the last shell', async () => {
  await expectJourney({ game: 'blindazh', level: 'strong', language: 'en' });
});

test('a board that fails leaves the table standing, and comes back when it is asked to', async () => {
  const { page, context } = await visit('new/blindazh');
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
