import { BattlePlayer } from '@bridgehead/testing';
import type { Locator } from 'playwright-core';
import type { Photographer } from './photographer.ts';

const GAME = { ru: 'Бронепехота', en: 'Bronepekhota' };
const TAKE = { ru: /^Взять/, en: /^Take/ };
const CAPTION = { ru: 'Что происходит', en: 'What is happening' };
const NEXT = { ru: 'Дальше', en: 'Next' };
const MOST_BATTLES = 4;
/** So much is told of the enemy's turn before it is looked at: who acts. */
const BEATS = 1;

/** Battles of six tours against a bot, from the cover to the aftermath. */
export async function bronepekhota(photographer: Photographer): Promise<void> {
  const { page, language } = photographer;
  await shootPages(photographer);
  const player = new BattlePlayer(page, language, false);
  await begin(photographer, player, 1);
  await photographer.shoot('bronepekhota-bring');
  await player.closeGuide();
  await page.locator('[data-answer]').first().click();
  await page.locator('[data-asked="deploy"]').waitFor();
  await photographer.shoot('bronepekhota-deploy');
  await shootMoments(photographer, player);
  await player.playToTheEnd();
  await photographer.shoot('bronepekhota-ending');
  await page.keyboard.press('Escape');
  await page.getByText(player.words.verified).first().scrollIntoViewIfNeeded();
  await photographer.shoot('bronepekhota-aftermath');
}

async function begin(photographer: Photographer, player: BattlePlayer, battle: number): Promise<void> {
  await photographer.visit('new/bronepekhota');
  await player.open(`battle ${battle}`, '6');
  await player.sheet.waitFor();
}

/** What is there without a battle: the cover, the rulebook, the builder with an army in it. */
async function shootPages(photographer: Photographer): Promise<void> {
  const { page, language } = photographer;
  await photographer.visit('');
  await page.getByRole('heading', { name: GAME[language] }).evaluate((title) => title.scrollIntoView());
  await photographer.shoot('bronepekhota-cover');
  await photographer.visit('rules/bronepekhota');
  await photographer.shoot('bronepekhota-rules');
  await photographer.visit('games/bronepekhota/armies');
  for (const at of [0, 9]) await page.getByRole('button', { name: TAKE[language] }).nth(at).click();
  await photographer.shoot('bronepekhota-army');
}

/** The first of each as the battle goes on: how it is known, and what is pressed to see it whole. */
async function shootMoments(photographer: Photographer, player: BattlePlayer): Promise<void> {
  const { page } = player;
  const can = (action: string) => page.locator(`[data-action^="${action}"][aria-disabled="false"]`).first();
  const asked = (kind: string) => page.locator(`[data-asked="${kind}"]`);
  const aim = async (action: Locator) => {
    await action.click();
    await page.locator('[data-target]').first().click();
    await page.locator('[data-action="confirm"]:enabled').waitFor();
  };
  const moments = new Map<string, { readonly sign: Locator; readonly look: () => Promise<unknown> }>([
    ['units', { sign: asked('unit'), look: () => page.keyboard.press('n') }],
    ['soldier', { sign: can('walk'), look: () => can('walk').click() }],
    ['target', { sign: can('shoot'), look: () => aim(can('shoot')) }],
    ['machine', { sign: can('drive'), look: () => can('drive').click() }],
    ['armlist', { sign: can('drive'), look: () => page.keyboard.press('i') }],
    ['told', { sign: can('drive'), look: () => letEnemyAct(photographer, player) }],
    ['charge', { sign: can('charge'), look: () => can('charge').click() }],
  ]);
  // Not everything comes up in every battle: another is fought until all has been seen.
  for (let battle = 1; moments.size > 0 && battle <= MOST_BATTLES; battle++) {
    if (battle > 1) await begin(photographer, player, battle);
    while (moments.size > 0 && (await player.takeTurn()) && (await player.comesToTurn())) {
      for (const [name, { sign, look }] of moments) {
        if (!(await sign.isVisible())) continue;
        await look();
        await photographer.shoot(`bronepekhota-${name}`);
        await page.keyboard.press('Escape');
        moments.delete(name);
        if (name === 'told') await photographer.setPace('instant');
      }
    }
  }
  if (moments.size > 0) throw new Error(`never seen: ${[...moments.keys()].join(', ')}`);
}

/** The machine has done what it wanted; what the others do is told one thing after another. */
async function letEnemyAct(photographer: Photographer, player: BattlePlayer): Promise<void> {
  const { page, language } = photographer;
  await photographer.setPace('step');
  await player.action('end').click();
  const caption = page.getByRole('region', { name: CAPTION[language] });
  for (let beat = 0; beat < BEATS; beat++)
    await caption.getByRole('button', { name: NEXT[language] }).click();
}
