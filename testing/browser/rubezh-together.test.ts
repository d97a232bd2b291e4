import { type PlayerLanguage, RubezhPlayer } from '@bridgehead/testing';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { drill, TASK } from './rubezh-drill.ts';
import { appUrl, openApp, visit } from './setting.ts';

openApp();

const SIT = { ru: 'Сесть на место', en: 'Sit down at seat' };
const READY = { ru: 'Готов(а)', en: 'I am ready' };

/** A commander with a browser of their own, in a language of their own. */
class Commander extends RubezhPlayer {
  static async arrive(name: string, language: PlayerLanguage): Promise<Commander> {
    const { page } = await visit('about', { language });
    const headers = { origin: new URL(appUrl()).origin };
    await page.context().request.post(appUrl('api/me'), { headers, data: { name } });
    return new Commander(page, language, false);
  }

  async createTable(): Promise<string> {
    const headers = { origin: new URL(appUrl()).origin };
    const seats = Array.from({ length: 3 }, () => ({ kind: 'open' }));
    const clock = { kind: 'none' };
    const data = { game: 'rubezh', options: {}, visibility: 'link', clock, seats, pack: drill };
    const reply = await this.page.context().request.post(appUrl('api/tables'), { headers, data });
    expect(reply.status(), await reply.text()).toBeLessThan(300);
    return `t/${((await reply.json()) as { table: string }).table}`;
  }

  async sitDown(table: string, language: PlayerLanguage, seat: number): Promise<void> {
    await this.page.goto(appUrl(table));
    await this.page.getByRole('button', { name: `${SIT[language]} ${seat}` }).click();
    await this.page.getByRole('button', { name: READY[language] }).click();
  }

  point(number: number): Locator {
    return this.page.locator(`[data-goal="point:${number - 1}"]`);
  }

  /** Presses that, and waits until it is on the table. */
  async do(target: Locator): Promise<void> {
    const before = await this.position();
    await target.click();
    await expect.poll(() => this.position()).not.toBe(before);
  }

  take(unit: string | RegExp): Promise<void> {
    return this.do(this.answer(unit));
  }

  goTo(number: number): Promise<void> {
    return this.do(this.point(number).locator('[data-target]'));
  }

  async asked(kind: string): Promise<void> {
    await expect.poll(() => this.kind()).toBe(kind);
  }

  /** Until actions are asked for: in the lulls before, a task that is met is kept for later. */
  async keepTasks(): Promise<void> {
    for (;;) {
      await expect.poll(() => this.kind()).toMatch(/^(react|act)$/);
      if ((await this.kind()) === 'act') return;
      await this.do(this.answer(this.words.decline));
    }
  }

  async playCard(card: Locator): Promise<void> {
    await card.click();
    await this.do(this.answer(this.words.play));
  }

  /** It is in the log of this page, or on its plan. */
  sees(words: RegExp | string): Promise<void> {
    return this.page.getByText(words).first().waitFor({ state: 'attached' });
  }
}

test('three people at three browsers: an event, a division, a token, a reaction, a retreat, a capture, a task', async () => {
  const [anna, boris, vera] = await Promise.all([
    Commander.arrive('Anna', 'en'),
    Commander.arrive('Boris', 'en'),
    Commander.arrive('Вера', 'ru'),
  ]);
  const everybody = [anna, boris, vera];
  const table = await anna.createTable();
  await boris.sitDown(table, 'en', 2);
  await vera.sitDown(table, 'ru', 3);
  await anna.page.goto(appUrl(table));
  await anna.page.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all(everybody.map((person) => person.closeGuide()));

  await anna.take('9th Frontier Outpost');
  await boris.take('2nd Cadet Platoon');
  await vera.take('Инженерная бригада');
  await anna.take('95th Medical Battalion');
  for (const [person, point] of [
    [anna, 1],
    [anna, 2],
    [boris, 1],
    [boris, 3],
    [vera, 4],
  ] as const) {
    await person.asked('post');
    await person.goTo(point);
  }

  // The event of the turn, in everybody's own words.
  await Promise.all(everybody.map((person) => person.asked('act')));
  await Promise.all([anna, boris].map((person) => person.sees(/^Event: “/)));
  await vera.sees(/^Событие: «/);

  await anna.playCard(anna.playable.first());
  await boris.page.getByRole('img', { name: 'Fortification tokens: 1 of 2' }).waitFor();
  await vera.page.getByRole('img', { name: 'Жетонов укрепления: 1 из 2' }).waitFor();

  // A task is put on top of the events, unless all of them have come already.
  await vera.playCard(vera.playable.first());
  await vera.asked('choose');
  await vera.answer('Заново').click();
  const cards = vera.sheet.getByRole('listitem').getByRole('button');
  const titles = await cards.allInnerTexts();
  const order = titles
    .map((_, at) => at)
    .sort((a, b) => Number(isTask(titles[b])) - Number(isTask(titles[a])));
  for (const at of order) await cards.nth(at).click();
  await vera.do(vera.answer(vera.words.confirm));
  await anna.sees('Engineer Brigade looks at the top cards of the event deck: 6.');
  for (const person of everybody) {
    // Boris has nothing to play; whoever has is asked a second time.
    await person.answer(person.words.done).click();
    const warning = person.sheet.getByRole('alert');
    if ((await warning.count()) > 0) await person.do(person.answer(person.words.done));
  }

  // Who attacks whom is proposed by one and confirmed by the other.
  await anna.asked('divide');
  const lanes = anna.page.locator('[data-lanes] > li');
  await lanes.nth(1).locator('[data-enemy]').click();
  await anna.answer('Against 9th Frontier Outpost').click();
  await anna.do(anna.answer(anna.words.settle));
  await boris.asked('agree');
  await boris.sheet.getByText('Stands aside').waitFor();
  await boris.do(boris.answer(boris.words.agree));

  // A check that fails, twice, for a token; then a comrade's card.
  await anna.asked('stand');
  await anna.do(anna.answer(anna.words.stand));
  await Promise.all([anna, boris].map((person) => person.asked('react')));
  await boris.do(boris.answer(boris.words.decline));
  await anna.do(anna.answer(anna.words.token));
  await boris.sees('9th Frontier Outpost spends a fortification token.');
  await vera.sees(/^9.я погранзастава тратит жетон укрепления\.$/);
  await boris.asked('react');
  await boris.playCard(boris.sheet.locator('[data-card]').first());
  await anna.sees(/^2nd Cadet Platoon reacts: “/);
  await vera.sees(/^2.й курсантский взвод отвечает: «/);
  await anna.sees(/^9th Frontier Outpost: .+: the defence holds\.$/);

  // A retreat, and what it costs.
  await vera.asked('stand');
  await vera.do(vera.answer(vera.words.retreat));
  await vera.asked('choose');
  await vera.goTo(3);
  await anna.sees('Engineer Brigade retreats to point 3.');
  await Promise.all([anna, boris].map((person) => person.sees('The fire point is captured')));
  await vera.sees('Огневая точка захвачена');

  await Promise.all(everybody.map((person) => person.keepTasks()));
  await vera.do(vera.answer(vera.words.useTask).first());
  await Promise.all([anna, boris].map((person) => person.sees(/^Вера uses the task “Trial \d+”\.$/)));
  for (const { page } of everybody) await page.context().close();
}, 180_000);

function isTask(title = ''): boolean {
  return title.includes(TASK.ru);
}
