import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PobedaPlayer } from '@bridgehead/testing';
import { openApp, visit } from './setting.ts';

openApp();

async function seatTwoPeople(page: Page): Promise<void> {
  await page.getByLabel('Players').selectOption('2');
  await page.getByLabel('Who sits at seat 1').selectOption({ label: 'Player' });
  await page.getByLabel('Who sits at seat 2').selectOption({ label: 'Player' });
  await page.getByLabel('Name at seat 1').fill('Anna');
  await page.getByLabel('Name at seat 2').fill('Boris');
  await page.getByText('Seed and content').click();
  await page.getByLabel('Seed', { exact: true }).fill('two at one screen');
  await page.getByRole('button', { name: 'Start' }).click();
}

/** A card's own sentence to the screen reader: it begins with the event's title and stands nowhere else on the page. */
async function titlesOf(player: PobedaPlayer): Promise<string[]> {
  const labels = await player.cards.evaluateAll((cards) =>
    cards.map((card) => card.getAttribute('aria-label')),
  );
  return labels.map((label) => label?.split(',')[0] ?? '');
}

test('between two people the curtain hides the hands, even from the page’s source', async () => {
  const { page, context } = await visit('new/pobeda');
  await seatTwoPeople(page);
  const curtain = page.getByRole('heading', { name: /Pass the screen to (Anna|Boris)/ });
  await curtain.waitFor();
  expect(await page.getByRole('grid').count()).toBe(0);
  expect(await page.getByRole('list', { name: 'Your cards' }).count()).toBe(0);

  const first = (await curtain.innerText()).replace(/.*to /, '');
  await page.getByRole('button', { name: `I am ${first}: show my hand` }).click();
  const player = new PobedaPlayer(page, 'en', false);
  await player.closeGuide();
  const hand = await titlesOf(player);
  expect(hand).toHaveLength(6);
  await player.takeTurn();

  const second = first === 'Anna' ? 'Boris' : 'Anna';
  await page.getByRole('heading', { name: `Pass the screen to ${second}` }).waitFor();
  const source = await page.content();
  for (const title of hand.slice(1)) expect(source).not.toContain(title);
  await page.getByRole('button', { name: `I am ${second}: show my hand` }).click();
  await page.getByRole('grid').waitFor();
  expect(await titlesOf(player)).not.toEqual(hand);
  await context.close();
}, 90_000);

test('taking back what others have seen needs everybody’s consent', async () => {
  const { page, context } = await visit('new/pobeda');
  await seatTwoPeople(page);
  const player = new PobedaPlayer(page, 'en', false);
  const lift = () => page.getByRole('button', { name: /show my hand/ }).click();
  await lift();
  await player.closeGuide();
  await player.takeTurn();
  await lift();
  await player.takeTurn();
  await lift();
  await page.getByRole('button', { name: 'Take back' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take a move back?' });
  await dialog.waitFor();
  expect(await dialog.getByRole('button', { name: 'Take back' }).isDisabled()).toBe(true);
  await dialog.getByRole('switch').click();
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('banner').getByText(player.words.turn).waitFor();
  await context.close();
}, 90_000);
