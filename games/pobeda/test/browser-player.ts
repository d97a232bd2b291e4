import type { Language } from '@bridgehead/kernel';
import { TablePlayer } from '@bridgehead/testing/table-player';
import type { Locator, Page } from 'playwright-core';

/** What a player looks for on the table, in the language of the table. */
const WORDS = {
  ru: {
    hand: 'Ваши карты',
    play: 'Сыграть',
    exchange: 'Обменять',
    discard: 'Сбросить',
    cancel: 'Отменить',
    target: 'сюда можно сыграть',
    turn: /Ваш ход|Обмен сделан/,
  },
  en: {
    hand: 'Your cards',
    play: 'Play',
    exchange: 'Exchange',
    discard: 'Discard',
    cancel: 'Cancel',
    target: 'can be played here',
    turn: /Your turn|Exchange made/,
  },
} as const;

export class PobedaPlayer extends TablePlayer<typeof WORDS> {
  constructor(page: Page, language: Language, touch: boolean) {
    super(page, WORDS, language, touch);
  }

  get cards(): Locator {
    return this.page.getByRole('list', { name: this.words.hand }).getByRole('button');
  }

  async playNow(): Promise<void> {
    await this.press(this.button(this.words.playNow).first());
    await this.page.getByRole('grid').waitFor();
    await this.closeGuide();
  }

  /** The chips on the board and the cards in the hand. */
  async position(): Promise<string> {
    const chips = await this.labels('[role="gridcell"]', [this.words.target]);
    const hand = this.page.locator('[data-card]');
    const cards = await hand.evaluateAll((buttons) => buttons.map((card) => card.getAttribute('data-card')));
    return [...chips, ...cards].join('|');
  }

  /** The first card that does anything, on the first place it can go. */
  protected async move(): Promise<void> {
    // Behind a curtain that was just lifted the hand comes a moment later.
    await this.cards.first().waitFor();
    for (let index = 0; index < (await this.cards.count()); index++) {
      await this.press(this.cards.nth(index));
      if (await this.#playPicked()) return;
    }
    throw new Error('no card of the hand could be played, exchanged or discarded');
  }

  async #playPicked(): Promise<boolean> {
    const { play, exchange, discard, target } = this.words;
    for (const name of [exchange, discard]) {
      const button = this.button(name);
      if (await button.isVisible()) return this.#done(button);
    }
    if (!(await this.button(play).isVisible())) {
      const cell = this.cellsOffering(target).first();
      if (!(await cell.isVisible())) return false;
      await this.press(cell);
    }
    const button = this.button(play);
    return (await button.isVisible()) && (await this.#isLegal()) ? this.#done(button) : false;
  }

  /** A picked event shows its chip on the board when it can be played; «Play» alone only asks why not. */
  async #isLegal(): Promise<boolean> {
    return (await this.page.getByRole('gridcell', { selected: true }).count()) > 0;
  }

  async #done(button: Locator): Promise<boolean> {
    await this.press(button);
    return true;
  }
}

/** The shortest game there is, for a journey to its end. */
export const journey = { Player: PobedaPlayer, options: { lines: 1 }, bots: 2 };
