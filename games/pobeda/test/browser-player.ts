import type { Language } from '@bridgehead/kernel';
import type { Locator, Page } from 'playwright-core';

/** What a player looks for on the table, in the language of the table. */
const WORDS = {
  ru: {
    playNow: 'Играть сейчас',
    hand: 'Ваши карты',
    play: 'Сыграть',
    exchange: 'Обменять',
    discard: 'Сбросить',
    target: 'сюда можно сыграть',
    turn: /Ваш ход|Обмен сделан/,
    over: 'Партия окончена',
    verified: 'Проверено',
    guide: 'Обучение: первый ход',
    close: 'Закрыть',
    hint: 'Подсказка',
    doIt: 'Сделать этот ход',
  },
  en: {
    playNow: 'Play now',
    hand: 'Your cards',
    play: 'Play',
    exchange: 'Exchange',
    discard: 'Discard',
    target: 'can be played here',
    turn: /Your turn|Exchange made/,
    over: 'The game is over',
    verified: 'Checked',
    guide: 'Tutorial: the first turn',
    close: 'Close',
    hint: 'Hint',
    doIt: 'Do it',
  },
} as const;

const LONGEST_GAME = 150;

/** Somebody at the table, who sees what everybody sees and presses what everybody presses. */
export class PobedaPlayer {
  readonly page: Page;
  readonly words: (typeof WORDS)[Language];
  /** A finger taps, a mouse clicks. */
  readonly #press: (target: Locator) => Promise<void>;

  constructor(page: Page, language: Language, touch: boolean) {
    this.page = page;
    this.words = WORDS[language];
    this.#press = (target) => (touch ? target.tap() : target.click());
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  get cards(): Locator {
    return this.page.getByRole('list', { name: this.words.hand }).getByRole('button');
  }

  get isOver(): Promise<boolean> {
    return this.page.getByText(this.words.over).first().isVisible();
  }

  get isAsked(): Promise<boolean> {
    return this.page.getByRole('banner').getByText(this.words.turn).first().isVisible();
  }

  async playNow(): Promise<void> {
    await this.#press(this.button(this.words.playNow).first());
    await this.page.getByRole('grid').waitFor();
    await this.closeGuide();
  }

  /** The guided first turn can be left at any time. */
  async closeGuide(): Promise<void> {
    const guide = this.page.getByRole('region', { name: this.words.guide });
    await guide.waitFor();
    await this.#press(guide.getByRole('button').first());
    await guide.waitFor({ state: 'detached' });
  }

  /** Plays one turn: the first card that does anything, on the first place it can go. False when the game is over. */
  async takeTurn(): Promise<boolean> {
    const turn = this.page.getByRole('banner').getByText(this.words.turn);
    await turn.or(this.page.getByText(this.words.over)).first().waitFor({ timeout: 60_000 });
    if (await this.isOver) return false;
    const before = await this.#position();
    // Behind a curtain that was just lifted the hand comes a moment later.
    await this.cards.first().waitFor();
    for (let index = 0; index < (await this.cards.count()); index++) {
      await this.#press(this.cards.nth(index));
      if (await this.#playPicked()) {
        await this.#movesOnFrom(before);
        return true;
      }
    }
    throw new Error('no card of the hand could be played, exchanged or discarded');
  }

  /** Asks what to do and does it. */
  async takeHint(): Promise<void> {
    await this.page.getByRole('banner').getByText(this.words.turn).waitFor({ timeout: 60_000 });
    const before = await this.#position();
    await this.#press(this.button(this.words.hint));
    const hint = this.page.getByRole('region', { name: this.words.hint });
    await this.#press(hint.getByRole('button', { name: this.words.doIt }));
    await this.#movesOnFrom(before);
  }

  async playToTheEnd(): Promise<number> {
    for (let turns = 0; turns < LONGEST_GAME; turns++) if (!(await this.takeTurn())) return turns;
    throw new Error(`the game did not end within ${LONGEST_GAME} turns`);
  }

  /** Until the move is on the board: a table shows nothing that is not saved. */
  async #movesOnFrom(before: string): Promise<void> {
    for (let wait = 0; wait < 600; wait++) {
      if ((await this.#position()) !== before) return;
      await this.page.waitForTimeout(100);
    }
    throw new Error('the move did not reach the board');
  }

  async #playPicked(): Promise<boolean> {
    const { play, exchange, discard, target } = this.words;
    for (const name of [exchange, discard]) {
      const button = this.button(name);
      if (await button.isVisible()) return this.#done(button);
    }
    if (!(await this.button(play).isVisible())) {
      const cell = this.page.getByRole('gridcell', { name: target }).first();
      if (!(await cell.isVisible())) return false;
      await this.#press(cell);
    }
    const button = this.button(play);
    return (await button.isVisible()) && (await this.#isLegal()) ? this.#done(button) : false;
  }

  /** A picked event shows its chip on the board when it can be played; «Play» alone only asks why not. */
  async #isLegal(): Promise<boolean> {
    return (await this.page.getByRole('gridcell', { selected: true }).count()) > 0;
  }

  async #done(button: Locator): Promise<boolean> {
    await this.#press(button);
    return true;
  }

  /** Changes with every move: the chips on the board and the cards in the hand. */
  async #position(): Promise<string> {
    const labels = await this.page
      .getByRole('gridcell')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')));
    return [...labels, ...(await this.cards.allInnerTexts())].join('|');
  }
}

/** The shortest game there is, for a journey to its end. */
export const journey = { Player: PobedaPlayer, options: { lines: 1 }, bots: 2 };
