import { RubezhPlayer } from '@bridgehead/testing';
import type { Photographer } from './photographer.ts';

const ARRIVES = { ru: /, подкрепление: /, en: /, arriving: / };
const CAPTION = { ru: 'Что происходит', en: 'What is happening' };
const NEXT = { ru: 'Дальше', en: 'Next' };
const MOST_BEATS = 200;
const UNITS = 5;
const MOMENTS = ['act', 'choose', 'react', 'divide', 'stand'];

/** Alone with all five units, in a game that is soon over. */
export async function rubezh(photographer: Photographer): Promise<void> {
  const { page, language } = photographer;
  const player = new RubezhPlayer(page, language, false);
  await photographer.visit('new/rubezh');
  await player.startAlone('night 6');
  await photographer.shoot('rubezh-first-turn');
  for (let unit = 1; unit < UNITS; unit++) await player.takeTurn();
  await photographer.setPace('step');
  await player.takeTurn();
  await stepToArrival(photographer, player);
  await photographer.shoot('rubezh-reinforcements');
  await photographer.setPace('instant');
  await shootQuestions(photographer, player);
  while ((await player.kind()) !== 'act') if (!(await player.takeTurn())) break;
  await photographer.shoot('rubezh-middle');
  await player.playToTheEnd();
  await photographer.shoot('rubezh-ending');
  await page.keyboard.press('Escape');
  await page.getByText(player.words.verified).first().scrollIntoViewIfNeeded();
  await photographer.shoot('rubezh-aftermath');
}

/** Beat after beat, and past what an event asks, to the first card that comes. */
async function stepToArrival({ page, language }: Photographer, player: RubezhPlayer): Promise<void> {
  const caption = page.getByRole('region', { name: CAPTION[language] });
  for (let beat = 0; beat < MOST_BEATS; beat++) {
    if (await caption.isVisible()) {
      if (ARRIVES[language].test(await caption.innerText())) return;
      await caption.getByRole('button', { name: NEXT[language] }).click();
    } else if (await player.isAsked) {
      await player.takeTurn();
    }
    await page.waitForTimeout(50);
  }
  throw new Error('no card has come');
}

/** The first question of every kind; a card is picked up where one is played. */
async function shootQuestions(photographer: Photographer, player: RubezhPlayer): Promise<void> {
  const wanted = new Set(MOMENTS);
  do {
    await player.waitForTurn();
    const moment = (await player.kind()) ?? '';
    if (!wanted.delete(moment)) continue;
    if (moment === 'act') await player.playable.first().click();
    await photographer.shoot(`rubezh-${moment}`);
    await player.page.keyboard.press('Escape');
  } while (wanted.size > 0 && (await player.takeTurn()));
}
