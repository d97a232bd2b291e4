import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PobedaPlayer } from '@bridgehead/testing';
import { Commander } from './rubezh-commander.ts';
import { seatPeople } from './seat-people.ts';
import { openApp, visit } from './setting.ts';

openApp();

async function seatTwoPeople(page: Page): Promise<void> {
  await page.getByText('Seed and content pack').click();
  await page.getByLabel('Seed', { exact: true }).fill('two at one screen');
  await seatPeople(page, 'Anna', 'Boris');
}

/** A card of the hand as it is read out: no cell of the board is called so. */
function cardsOf(player: PobedaPlayer): Promise<string[]> {
  return player.cards.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
}

test('between two people the curtain hides the hands, even from the page’s source', async () => {
  const { page, context } = await visit('new/pobeda');
  await seatTwoPeople(page);
  const curtain = page.getByRole('heading', { name: /Pass the device to (Anna|Boris)/ });
  await curtain.waitFor();
  expect(await page.getByRole('grid').count()).toBe(0);
  // Where the keyboard would enter the board.
  const entrance = () => page.locator('[role="gridcell"][tabindex="0"]').getAttribute('data-cell');
  const untouched = await entrance();
  expect(await page.getByRole('list', { name: 'Your cards' }).count()).toBe(0);

  const first = (await curtain.innerText()).replace(/.*to /, '');
  await page.getByRole('button', { name: `I am ${first}: show my cards` }).click();
  const player = new PobedaPlayer(page, 'en', false);
  await player.closeGuide();
  const hand = await cardsOf(player);
  expect(hand).toHaveLength(6);
  await page.locator('[role="gridcell"]').nth(30).click();
  await expect.poll(entrance).not.toBe(untouched);
  await player.takeTurn();

  const second = first === 'Anna' ? 'Boris' : 'Anna';
  await page.getByRole('heading', { name: `Pass the device to ${second}` }).waitFor();
  const source = await page.content();
  for (const card of hand) expect(source).not.toContain(`aria-label="${card}"`);
  expect(await page.locator('[aria-label="Your cards"]').count()).toBe(0);
  await page.getByRole('button', { name: `I am ${second}: show my cards` }).click();
  await page.getByRole('grid').waitFor();
  expect(await cardsOf(player)).not.toEqual(hand);
  expect(await entrance()).toBe(untouched);
  await context.close();
}, 90_000);

test('taking back what others have seen needs everybody’s consent', async () => {
  const { page, context } = await visit('new/pobeda');
  await seatTwoPeople(page);
  const player = new PobedaPlayer(page, 'en', false);
  const lift = () => page.getByRole('button', { name: /show my cards/ }).click();
  await lift();
  await player.closeGuide();
  await player.takeTurn();
  await lift();
  await player.takeTurn();
  await lift();
  await page.getByRole('button', { name: 'Undo move' }).click();
  const dialog = page.getByRole('dialog', { name: 'Undo the move?' });
  await dialog.waitFor();
  expect(await dialog.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
  await dialog.getByRole('switch').click();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('banner').getByText(player.words.turn).waitFor();
  await context.close();
}, 90_000);

test('the device is not passed round while nobody has anything to hide', async () => {
  const { page, context } = await visit('new/rubezh');
  await seatPeople(page, 'Anna', 'Boris');
  const player = new Commander(page, 'en', false);
  await player.closeGuide();
  const curtain = page.getByRole('heading', { name: /Pass the device to/ });
  // The fifth unit falls to whoever is left; with the fifth posting the first cards are dealt.
  for (const [kind, choices] of [
    ['take', player.answer(/./)],
    ['post', player.targets],
  ] as const) {
    for (let unit = 0; unit < 4; unit++) {
      await player.asked(kind);
      expect(await curtain.count()).toBe(0);
      await player.do(choices.first());
    }
  }
  // The last posting deals the cards: nobody has asked for theirs yet.
  await player.asked('post');
  await player.targets.first().click();
  await curtain.waitFor();
  await context.close();
}, 90_000);
