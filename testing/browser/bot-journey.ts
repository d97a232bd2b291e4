import { GAMES as HOUSE } from '@bridgehead/catalogue';
import type { PlayerLanguage } from '@bridgehead/testing';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { appUrl, visit } from './setting.ts';

export const GAMES = HOUSE.map(({ manifest }) => manifest.id);
export const LEVELS = ['random', 'quick', 'strong'] as const;
export const LANGUAGES = ['ru', 'en'] as const;

export interface Journey {
  readonly game: string;
  readonly level: (typeof LEVELS)[number];
  readonly language: PlayerLanguage;
  readonly phone?: boolean;
}

const START = { ru: 'Начать партию', en: 'Start the game' };
const NAME = { ru: 'Анна', en: 'Anna' };

/** Somebody who plays one game by what is on the screen, in `test/browser-player.ts` of its folder. */
interface Route {
  readonly Player: new (
    page: Page,
    language: PlayerLanguage,
    touch: boolean,
  ) => {
    readonly words: { readonly verified: string };
    closeGuide(): Promise<void>;
    playToTheEnd(): Promise<number>;
  };
  readonly options: Readonly<Record<string, unknown>>;
  readonly bots: number;
}

async function routeOf(game: string): Promise<Route> {
  const path = `../../games/${game}/test/browser-player.ts`;
  return ((await import(path)) as { readonly journey: Route }).journey;
}

/** One person and bots at an online table, to its end: the page never complains, and no sentence is missing. */
export async function expectJourney(journey: Journey): Promise<void> {
  const { game, language, phone = false } = journey;
  const route = await routeOf(game);
  const { page, context } = await visit('about', { language, phone });
  const complaints = complaintsOf(page);
  await page.goto(appUrl(`t/${await setUp(page, journey, route)}`));
  await page.getByRole('button', { name: START[language] }).click();
  const player = new route.Player(page, language, phone);
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
async function setUp(page: Page, { game, level, language }: Journey, route: Route): Promise<string> {
  const headers = { origin: new URL(appUrl()).origin };
  const { request } = page.context();
  await request.post(appUrl('api/me'), { headers, data: { name: NAME[language] } });
  const bots = Array.from({ length: route.bots }, (_, at) => ({
    kind: 'bot',
    bot: level,
    name: `Bot ${at + 1}`,
  }));
  const data = {
    game,
    options: route.options,
    visibility: 'link',
    clock: { kind: 'none' },
    seats: [{ kind: 'open' }, ...bots],
  };
  const reply = await request.post(appUrl('api/tables'), { headers, data });
  expect(reply.status(), await reply.text()).toBeLessThan(300);
  return ((await reply.json()) as { table: string }).table;
}
