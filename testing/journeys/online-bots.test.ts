import { test } from 'vitest';
import { expectJourney, GAMES, LANGUAGES, LEVELS } from '../browser/bot-journey.ts';
import { openApp } from '../browser/setting.ts';

openApp();

const journeys = GAMES.flatMap((game) =>
  LEVELS.flatMap((level) => LANGUAGES.map((language) => ({ game, level, language }))),
);

test.each(journeys)('$game online with bots of level $level, in $language', async (journey) => {
  await expectJourney({ ...journey, phone: journey.language === 'ru' });
});
