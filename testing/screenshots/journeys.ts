import { BlindazhPlayer, PobedaPlayer } from '@bridgehead/testing';
import type { Photographer } from './photographer.ts';

/** What is there without a table. */
export async function pages(photographer: Photographer): Promise<void> {
  for (const path of [
    '',
    'new/pobeda',
    'new/blindazh?place=online',
    'rules/blindazh',
    'about',
    'account',
    'online',
  ]) {
    await photographer.visit(path);
    await photographer.shoot(path === '' ? 'home' : path.replace(/[^a-z]+/g, '-'));
  }
  await photographer.visit('games/pobeda/chronicle');
  await photographer.page.locator('svg[viewBox="0 0 320 200"]').first().waitFor();
  await photographer.shoot('chronicle');
}

export async function pobeda(photographer: Photographer): Promise<void> {
  const { page, language } = photographer;
  const player = new PobedaPlayer(page, language, false);
  await photographer.visit('');
  await player.button(player.words.playNow).first().click();
  await page.getByRole('grid').waitFor();
  await photographer.shoot('pobeda-first-turn');
  await player.closeGuide();
  for (let turn = 0; turn < 8; turn++) await player.takeTurn();
  await player.cards.first().click();
  await photographer.shoot('pobeda-middle');
  await player.cards.first().click();
  await photographer.setPace('step');
  await page.getByRole('grid').waitFor();
  await player.cards.first().waitFor();
  for (const card of await player.cards.all()) {
    await card.click();
    const play = player.button(player.words.play);
    if ((await play.count()) === 0 || !(await play.first().isEnabled())) continue;
    await play.first().click();
    break;
  }
  await page.waitForTimeout(4000);
  await photographer.shoot('pobeda-others-move');
  await photographer.setPace('instant');
  await player.playToTheEnd();
  await photographer.shoot('pobeda-ending');
  await page.keyboard.press('Escape');
  await page.getByText(player.words.verified).first().scrollIntoViewIfNeeded();
  await photographer.shoot('pobeda-aftermath');
}

export async function blindazh(photographer: Photographer): Promise<void> {
  const { page, language } = photographer;
  const player = new BlindazhPlayer(page, language, false);
  await photographer.visit('new/blindazh');
  await player.startAlone('a long night');
  await photographer.shoot('blindazh-first-turn');
  for (let turn = 0; turn < 24; turn++) await player.takeTurn();
  await photographer.shoot('blindazh-middle');
  await photographer.setPace('step');
  await page.getByRole('grid').waitFor();
  await player.button(player.words.endTurn).first().click();
  if (await player.button(player.words.endTurn).first().isVisible()) {
    await player.button(player.words.endTurn).first().click();
  }
  await page.waitForTimeout(5000);
  await photographer.shoot('blindazh-enemy-phase');
  await photographer.setPace('instant');
  await player.playToTheEnd();
  await photographer.shoot('blindazh-ending');
  await page.keyboard.press('Escape');
  await page.getByText(player.words.verified).first().scrollIntoViewIfNeeded();
  await photographer.shoot('blindazh-aftermath');
}
