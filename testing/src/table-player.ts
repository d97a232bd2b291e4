import type { Language } from '@bridgehead/kernel';
import type { Locator, Page } from 'playwright-core';

/** What a player of any game looks for, in the language of the table. */
const TABLE_WORDS = {
  ru: {
    playNow: 'Играть сейчас',
    players: 'Игроков',
    seed: 'Ключ раздачи',
    start: 'Начать',
    over: 'Партия окончена',
    verified: 'Проверено',
    guide: 'Обучение: первый ход',
    hint: 'Подсказка',
    doIt: 'Сделать этот ход',
  },
  en: {
    playNow: 'Play now',
    players: 'Players',
    seed: 'Seed',
    start: 'Start',
    over: 'The game is over',
    verified: 'Checked',
    guide: 'Tutorial: the first turn',
    hint: 'Hint',
    doIt: 'Do it',
  },
} as const;

/** The words of one game: among them, how the table says that it is one's turn. */
export type GameWords = Readonly<Record<Language, { readonly turn: RegExp }>>;

const LONGEST_GAME = 200;
const LONGEST_WAIT = { timeout: 60_000 };

/** Somebody at a table, who sees what everybody sees and presses what everybody presses. */
export abstract class TablePlayer<Words extends GameWords> {
  readonly page: Page;
  readonly words: (typeof TABLE_WORDS)[Language] & Words[Language];
  readonly #touch: boolean;

  constructor(page: Page, words: Words, language: Language, touch: boolean) {
    this.page = page;
    this.words = { ...TABLE_WORDS[language], ...words[language] };
    this.#touch = touch;
  }

  /** Changes with every move, and not with what is merely picked up. */
  abstract position(): Promise<string>;

  /** Makes one move of this turn. */
  protected abstract move(): Promise<void>;

  /** A finger taps, a mouse clicks. */
  protected press(target: Locator): Promise<void> {
    return this.#touch ? target.tap() : target.click();
  }

  /** What things are called, but for what is merely offered there. */
  protected labels(things: string, offers: readonly string[]): Promise<string[]> {
    return this.page
      .locator(things)
      .evaluateAll(
        (found, all) =>
          found.map((thing) =>
            all.reduce(
              (label, offer) => label.replace(`, ${offer}`, ''),
              thing.getAttribute('aria-label') ?? '',
            ),
          ),
        offers,
      );
  }

  /** Cells where this can be done. By their names alone: to ask for their roles takes long on a large board. */
  cellsOffering(offer: string): Locator {
    return this.page.locator(`[role="gridcell"][aria-label*="${offer}"]`);
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  get isOver(): Promise<boolean> {
    return this.page.getByText(this.words.over).first().isVisible();
  }

  get isAsked(): Promise<boolean> {
    return this.#asked.first().isVisible();
  }

  /** Until it is this player's turn; not in a game that may end before. */
  async waitForTurn(): Promise<void> {
    await this.#asked.first().waitFor(LONGEST_WAIT);
  }

  /** The guided first turn can be left at any time. */
  async closeGuide(): Promise<void> {
    const guide = this.page.getByRole('region', { name: this.words.guide });
    await guide.waitFor();
    await this.press(guide.getByRole('button').first());
    await guide.waitFor({ state: 'detached' });
  }

  /** Until it is this player's turn; false when the game is over before. */
  async comesToTurn(): Promise<boolean> {
    await this.#asked.or(this.page.getByText(this.words.over)).first().waitFor(LONGEST_WAIT);
    return !(await this.isOver);
  }

  /** False when the game is over. */
  async takeTurn(): Promise<boolean> {
    if (!(await this.comesToTurn())) return false;
    const before = await this.position();
    await this.move();
    await this.#movesOnFrom(before);
    return true;
  }

  /** Asks what to do and does it; the rest of a turn of several moves is there already. */
  async takeHint(): Promise<void> {
    await this.waitForTurn();
    const before = await this.position();
    const hint = this.page.getByRole('region', { name: this.words.hint });
    if ((await hint.count()) === 0) await this.press(this.button(this.words.hint));
    await this.press(hint.getByRole('button', { name: this.words.doIt }));
    await this.#movesOnFrom(before);
  }

  async playToTheEnd(): Promise<number> {
    for (let turns = 0; turns < LONGEST_GAME; turns++) if (!(await this.takeTurn())) return turns;
    throw new Error(`the game did not end within ${LONGEST_GAME} turns`);
  }

  get #asked(): Locator {
    return this.page.getByRole('banner').getByText(this.words.turn);
  }

  /** Until the move is on the board: a table shows nothing that is not saved. */
  async #movesOnFrom(before: string): Promise<void> {
    for (let wait = 0; wait < 1200; wait++) {
      if ((await this.isOver) || (await this.position()) !== before) return;
      await this.page.waitForTimeout(50);
    }
    throw new Error('the move did not reach the board');
  }
}
