import { BattlePlayer, type PlayerLanguage } from '@bridgehead/testing';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { playDrill } from '../../games/bronepekhota/test/drill.ts';
import { keepTable } from './kept-table.ts';
import { appUrl, visit, type Visitor } from './setting.ts';

const HOME = { ru: 'Мои столы', en: 'My tables' };

/** Somebody at the drill, with a mouse or a finger, who plays both sides. */
export class Trainee extends BattlePlayer {
  readonly #isTouch: boolean;

  private constructor(page: BattlePlayer['page'], language: PlayerLanguage, isTouch: boolean) {
    super(page, language, isTouch);
    this.#isTouch = isTouch;
  }

  static async arrive(language: PlayerLanguage, look: Visitor = {}): Promise<Trainee> {
    const { page } = await visit('', { ...look, language });
    await page.getByText(HOME[language]).first().waitFor();
    await page.goto(appUrl(`table/${await keepTable(page, await playDrill())}`));
    const trainee = new Trainee(page, language, look.phone ?? false);
    await trainee.closeGuide();
    return trainee;
  }

  /** By the beginning of what it is called: kind, number, owner. A number does not part from its sign. */
  piece(label: string): Locator {
    const name = label.replace(/(no\.|№) /, '$1\u00a0');
    return this.page.locator(`[data-piece][aria-label^="${name}"]`);
  }

  async pressPiece(label: string): Promise<void> {
    const drawn = this.piece(label).locator('> g').last();
    // A phone shows what lies round whoever acts.
    await drawn.scrollIntoViewIfNeeded();
    const box = await drawn.boundingBox();
    if (!box) throw new Error(`${label} is not on the table`);
    await this.touch(box.x + box.width / 2, box.y + box.height / 2);
  }

  /** Millimetres of the table. */
  async pressPlace(x: number, y: number): Promise<void> {
    const at = await this.page
      .locator('svg[role="group"] > g')
      .first()
      .evaluate(
        (drawn, [left = 0, up = 0]) => {
          const point = () =>
            new DOMPoint(left, up).matrixTransform((drawn as SVGGElement).getScreenCTM() ?? undefined);
          const pane = drawn.closest('svg')?.parentElement?.parentElement;
          const { x = 0, y = 0, right = 0, bottom = 0 } = pane?.getBoundingClientRect() ?? {};
          const at = point();
          if (at.x < x || at.x > right || at.y < y || at.y > bottom)
            pane?.scrollBy(at.x - (x + right) / 2, at.y - (y + bottom) / 2);
          const { x: across, y: down } = point();
          return { x: across, y: down };
        },
        [x, y],
      );
    await this.touch(at.x, at.y);
  }

  protected override touch(x: number, y: number): Promise<void> {
    return this.#isTouch ? this.page.touchscreen.tap(x, y) : this.page.mouse.click(x, y);
  }

  activate(unit: string): Promise<void> {
    return this.#then(() => this.press(this.page.locator('[data-answer]').filter({ hasText: unit })));
  }

  plan(action: string): Promise<void> {
    return this.press(this.action(action));
  }

  /** What is planned, as soon as it can be. */
  doIt(): Promise<void> {
    return this.#then(() => this.confirm());
  }

  end(): Promise<void> {
    return this.#then(() => this.finish());
  }

  /** Until the next question. */
  async #then(answer: () => Promise<void>): Promise<void> {
    const before = await this.position();
    await answer();
    await expect.poll(() => this.position()).not.toBe(before);
    await this.sheet.waitFor();
  }
}
