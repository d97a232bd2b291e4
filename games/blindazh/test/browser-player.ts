import type { Language } from '@bridgehead/kernel';
import type { Locator, Page } from 'playwright-core';

/** What a soldier looks for on the table, in the language of the table. */
const WORDS = {
  ru: {
    players: 'Игроков',
    seed: 'Ключ раздачи',
    start: 'Начать',
    tiles: 'Открытые плитки',
    targets: ['можно поставить флаг', 'можно атаковать', 'можно построить окоп', 'можно занять пост'],
    walk: 'можно перейти',
    rotate: /^Повернуть/,
    endTurn: 'Конец хода',
    turn: /Ваш ход|Осталось шагов|Шагов больше нет|Выберите стартовую/,
    over: 'Партия окончена',
    verified: 'Проверено',
    guide: 'Обучение: первый ход',
    hint: 'Подсказка',
    doIt: 'Сделать этот ход',
  },
  en: {
    players: 'Players',
    seed: 'Seed',
    start: 'Start',
    tiles: 'Open tiles',
    targets: ['can plant a flag here', 'can be attacked', 'can build here', 'can take post here'],
    walk: 'can walk here',
    rotate: /^Turn the tile/,
    endTurn: 'End turn',
    turn: /Your turn|Steps left|No steps left|Choose a start cell/,
    over: 'The game is over',
    verified: 'Checked',
    guide: 'Tutorial: the first turn',
    hint: 'Hint',
    doIt: 'Do it',
  },
} as const;

const LONGEST_GAME = 200;

/** Somebody in the squad, who sees what everybody sees and presses what everybody presses. */
export class BlindazhPlayer {
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

  get tiles(): Locator {
    return this.page.getByRole('list', { name: this.words.tiles }).getByRole('button');
  }

  get isOver(): Promise<boolean> {
    return this.page.getByText(this.words.over).first().isVisible();
  }

  /** From the form of a new table to the board, alone; the same seed deals the same tiles. */
  async startAlone(seed: string): Promise<void> {
    await this.page.getByLabel(this.words.players).selectOption('1');
    await this.#press(this.page.locator('summary'));
    await this.page.getByLabel(this.words.seed).fill(seed);
    await this.#press(this.button(this.words.start));
    await this.closeGuide();
  }

  /** The guided first turn can be left at any time. */
  async closeGuide(): Promise<void> {
    const guide = this.page.getByRole('region', { name: this.words.guide });
    await guide.waitFor();
    await this.#press(guide.getByRole('button').first());
    await guide.waitFor({ state: 'detached' });
  }

  /** A flag before a shot, a shot before digging, and no action where nothing is lit. False when the game is over. */
  async takeTurn(): Promise<boolean> {
    const turn = this.page.getByRole('banner').getByText(this.words.turn);
    await turn.or(this.page.getByText(this.words.over)).first().waitFor({ timeout: 60_000 });
    if (await this.isOver) return false;
    const before = await this.position();
    await this.#act();
    await this.#movesOnFrom(before);
    return true;
  }

  /** Asks what to do and does it; the rest of a turn of several moves is there already. */
  async takeHint(): Promise<void> {
    const before = await this.position();
    const hint = this.page.getByRole('region', { name: this.words.hint });
    if ((await hint.count()) === 0) await this.#press(this.button(this.words.hint));
    await this.#press(hint.getByRole('button', { name: this.words.doIt }));
    await this.#movesOnFrom(before);
  }

  async playToTheEnd(): Promise<number> {
    for (let turns = 0; turns < LONGEST_GAME; turns++) if (!(await this.takeTurn())) return turns;
    throw new Error(`the game did not end within ${LONGEST_GAME} turns`);
  }

  /** The first press shows what would happen, the second does it. */
  async #act(): Promise<void> {
    for (const target of this.words.targets) {
      const cell = this.page.getByRole('gridcell', { name: target }).first();
      if ((await cell.count()) === 0) continue;
      await this.#press(cell);
      const chosen = this.page.getByRole('gridcell', { selected: true });
      await chosen.waitFor();
      await this.#press(chosen);
      return;
    }
    const name = this.words.endTurn;
    await this.#press(this.button(name));
    // Where others would have to agree to a take-back, it asks for a second press.
    const waiting = this.page.getByRole('button', { name, exact: true, pressed: true });
    if ((await waiting.count()) > 0) await this.#press(waiting);
  }

  /** Until the move is on the board: a table shows nothing that is not saved. */
  async #movesOnFrom(before: string): Promise<void> {
    for (let wait = 0; wait < 600; wait++) {
      if ((await this.isOver) || (await this.position()) !== before) return;
      await this.page.waitForTimeout(50);
    }
    throw new Error('the move did not reach the board');
  }

  /** Changes with every move, and not with what is merely picked up: the cells, the figures beside them, whose turn it is. */
  async position(): Promise<string> {
    const hints = [...this.words.targets, this.words.walk];
    const labels = await this.page.getByRole('gridcell').evaluateAll(
      (cells, all) =>
        cells.map((cell) => {
          const label = cell.getAttribute('aria-label') ?? '';
          const hint = all.find((one) => label.endsWith(one));
          return hint ? label.slice(0, -`, ${hint}`.length) : label;
        }),
      hints,
    );
    const figures = await this.page.getByRole('main').getByRole('list').first().innerText();
    const prompt = await this.page.getByRole('banner').getByRole('paragraph').innerText();
    return [...labels, figures, prompt].join('|');
  }
}

/** The shortest game there is, for a journey to its end. */
export const journey = { Player: BlindazhPlayer, options: { difficulty: 'stalwart' }, bots: 1 };
