import { expect, test } from 'vitest';
import { Commander } from './rubezh-commander.ts';
import { drill } from './rubezh-drill.ts';
import { appUrl, openApp } from './setting.ts';
import { stillness } from './stillness.ts';

openApp();

const ENGINEERS = 'Engineer Brigade';

test('cards are put in the order they are pressed, and the turn stays in sight above them', async () => {
  const anna = await Commander.arrive('Anna', 'en');
  const { page } = anna;
  await page.goto(appUrl(await anna.createTable(1, drill)));
  await page.getByRole('button', { name: 'Start the game' }).click();
  await anna.closeGuide();
  for (let unit = 1; unit <= 5; unit++) {
    await anna.asked('post');
    await anna.goTo(2);
  }
  await anna.asked('act');
  await page.getByRole('button', { name: new RegExp(`^${ENGINEERS}, point`) }).click();
  await anna.playCard(anna.playable.first());
  await anna.asked('choose');

  const cards = anna.sheet.getByRole('listitem').getByRole('button');
  await cards.last().waitFor();
  await cards.last().click();
  await cards.first().click();
  const pressed = await cards.allInnerTexts();
  expect(pressed.map((words) => /^\d+/.exec(words)?.[0] ?? '')).toEqual(['2', '', '', '', '', '1']);

  await stillness(page);
  const event = await page.getByRole('button', { name: /^Event: / }).boundingBox();
  const sheet = await anna.sheet.boundingBox();
  expect((event?.y ?? 0) + (event?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? 0);
  await page.context().close();
});
