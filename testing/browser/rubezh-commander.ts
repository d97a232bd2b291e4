import { type PlayerLanguage, RubezhPlayer } from '@bridgehead/testing';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { appUrl, visit } from './setting.ts';

const SIT = { ru: 'Сесть на место', en: 'Sit down at seat' };
const READY = { ru: 'Готов(а)', en: 'I am ready' };

/** A commander with a browser of their own, in a language of their own. */
export class Commander extends RubezhPlayer {
  static async arrive(name: string, language: PlayerLanguage): Promise<Commander> {
    const { page } = await visit('about', { language });
    const headers = { origin: new URL(appUrl()).origin };
    await page.context().request.post(appUrl('api/me'), { headers, data: { name } });
    return new Commander(page, language, false);
  }

  /** A table of one's own, where the first seat is taken. */
  async createTable(people: number, pack: object): Promise<string> {
    const headers = { origin: new URL(appUrl()).origin };
    const seats = Array.from({ length: people }, () => ({ kind: 'open' }));
    const clock = { kind: 'none' };
    const data = { game: 'rubezh', options: {}, visibility: 'link', clock, seats, pack };
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
