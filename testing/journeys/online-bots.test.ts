import { launchChromium, ServerProcess } from '@bridgehead/testing';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { GAMES, HASTY, LANGUAGES, LEVELS, expectJourney } from '../browser/bot-journey.ts';

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

const journeys = GAMES.flatMap((game) =>
  LEVELS.flatMap((level) => LANGUAGES.map((language) => ({ game, level, language }))),
);

test.each(journeys)('$game online with bots of level $level, in $language', async (journey) => {
  const phone = journey.language === 'ru';
  await expectJourney(browser, `http://localhost:${server.port}/`, { ...journey, phone });
});
