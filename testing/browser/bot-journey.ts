import { BlindazhPlayer, type PlayerLanguage, PobedaPlayer } from '@bridgehead/testing';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { visitWith } from './setting.ts';

export const GAMES = ['pobeda', 'blindazh'] as const;
export const LEVELS = ['random', 'quick', 'strong'] as const;
export const LANGUAGES = ['ru', 'en'] as const;

export interface Journey {
  readonly game: (typeof GAMES)[number];
  readonly level: (typeof LEVELS)[number];
  readonly language: PlayerLanguage;
  readonly phone?: boolean;
}

/** Bots of a journey's server: at once, and without long thoughts. */
export const HASTY = { BOT_PAUSE_MS: '0', BOT_BUDGET_MS: '30' };

const START = { ru: 'Начать партию', en: 'Start the game' };
const NAME = { ru: 'Анна', en: 'Anna' };
/** The shortest games there are. */
const OPTIONS = { pobeda: { lines: 1 }, blindazh: { difficulty: 'stalwart' } };
const BOTS = { pobeda: 2, blindazh: 1 };

/** One person and bots at an online table, to its end: the page never complains, and no sentence is missing. */
export async function expectJourney(browser: Browser, url: string, journey: Journey): Promise<void> {
  const { game, language, phone = false } = journey;
  const { page, context } = await visitWith(browser, `${url}about`, { language, phone });
  const complaints = complaintsOf(page);
  await page.goto(`${url}t/${await setUp(page, url, journey)}`);
  await page.getByRole('button', { name: START[language] }).click();
  await page.getByRole('grid').waitFor();
  const Player = game === 'pobeda' ? PobedaPlayer : BlindazhPlayer;
  const player = new Player(page, language, phone);
  await player.closeGuide();
  expect(await player.playToTheEnd()).toBeGreaterThan(0);
  await page.getByText(player.words.verified).first().waitFor();
  const told = (await page.locator('body').textContent()) ?? '';
  expect(told).not.toMatch(/undefined|NaN|\[object|не сложилась|could not be put together/);
  expect(complaints).toEqual([]);
  await context.close();
}

/** Whatever a developer's console would show in red. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

/** As the form does it: who one is, and the table. */
async function setUp(page: Page, url: string, { game, level, language }: Journey): Promise<string> {
  const headers = { origin: new URL(url).origin };
  const { request } = page.context();
  await request.post(`${url}api/me`, { headers, data: { name: NAME[language] } });
  const bots = Array.from({ length: BOTS[game] }, (_, at) => ({
    kind: 'bot',
    bot: level,
    name: `Bot ${at + 1}`,
  }));
  const data = {
    game,
    options: OPTIONS[game],
    visibility: 'link',
    clock: { kind: 'none' },
    seats: [{ kind: 'open' }, ...bots],
  };
  const reply = await request.post(`${url}api/tables`, { headers, data });
  expect(reply.status(), await reply.text()).toBeLessThan(300);
  return ((await reply.json()) as { table: string }).table;
}
