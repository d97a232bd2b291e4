import type { Language } from '@bridgehead/kernel';
import { TablePlayer } from '@bridgehead/testing/table-player';
import type { Locator, Page } from 'playwright-core';

/** What a soldier looks for on the table, in the language of the table. */
const WORDS = {
  ru: {
    tiles: 'Открытые плитки',
    targets: ['можно поставить флаг', 'можно атаковать', 'можно построить окоп', 'можно занять пост'],
    walk: 'можно перейти',
    rotate: /^Повернуть/,
    endTurn: 'Конец хода',
    turn: /Ваш ход|Осталось шагов|Шагов больше нет|Выберите стартовую/,
  },
  en: {
    tiles: 'Open tiles',
    targets: ['can plant a flag here', 'can be attacked', 'can build here', 'can take post here'],
    walk: 'can walk here',
    rotate: /^Turn the tile/,
    endTurn: 'End turn',
    turn: /Your turn|Steps left|No steps left|Choose a start cell/,
  },
} as const;

/** Somebody in the squad. */
export class BlindazhPlayer extends TablePlayer<typeof WORDS> {
  constructor(page: Page, language: Language, touch: boolean) {
    super(page, WORDS, language, touch);
  }

  get tiles(): Locator {
    return this.page.getByRole('list', { name: this.words.tiles }).getByRole('button');
  }

  /** From the form of a new table to the board, alone; the same seed deals the same tiles. */
  async startAlone(seed: string): Promise<void> {
    await this.page.getByLabel(this.words.players).selectOption('1');
    // Until the game has said what goes with that, its options are still coming: a press would miss.
    await this.page.getByRole('button', { name: this.words.start, exact: true, disabled: false }).waitFor();
    await this.press(this.page.locator('summary'));
    await this.page.getByLabel(this.words.seed).fill(seed);
    await this.press(this.button(this.words.start));
    await this.closeGuide();
  }

  /** The cells, the figures beside them, whose turn it is. */
  async position(): Promise<string> {
    const cells = await this.labels('[role="gridcell"]', [...this.words.targets, this.words.walk]);
    const figures = await this.page.getByRole('main').getByRole('list').first().innerText();
    const prompt = await this.page.getByRole('banner').getByRole('paragraph').innerText();
    return [...cells, figures, prompt].join('|');
  }

  /**
   * A flag before a shot, a shot before digging, and no action where nothing is lit. The first press shows what would
   * happen, the second does it.
   */
  protected async move(): Promise<void> {
    for (const target of this.words.targets) {
      const cell = this.cellsOffering(target).first();
      if ((await cell.count()) === 0) continue;
      await this.press(cell);
      const chosen = this.page.getByRole('gridcell', { selected: true });
      await chosen.waitFor();
      await this.press(chosen);
      return;
    }
    const name = this.words.endTurn;
    await this.press(this.button(name));
    // Where others would have to agree to a take-back, it asks for a second press.
    const waiting = this.page.getByRole('button', { name, exact: true, pressed: true });
    if ((await waiting.count()) > 0) await this.press(waiting);
  }
}

/** The shortest game there is, for a journey to its end. */
export const journey = { Player: BlindazhPlayer, options: { difficulty: 'stalwart' }, bots: 1 };
