import type { Language } from '@bridgehead/kernel';
import { TablePlayer } from '@bridgehead/testing/table-player';
import type { Locator, Page } from 'playwright-core';

/** What a commander looks for on the table, in the language of the table. */
const WORDS = {
  ru: {
    play: /^Сыграть/,
    done: 'Закончить действия',
    useTask: 'Применить',
    token: /^Перебросить за жетон/,
    decline: /^(Отказаться|Приберечь)$/,
    stand: /^Держаться/,
    retreat: /^Отступить/,
    settle: 'Утвердить',
    agree: 'Согласиться',
    confirm: 'Подтвердить',
    turn: /\?|Ваши действия|Очки действия потрачены|вам возразили/,
  },
  en: {
    play: /^Play/,
    done: 'End the actions',
    useTask: 'Use it',
    token: /^Spend a token to roll again/,
    decline: /^(Decline|Keep it)$/,
    stand: /^Stand/,
    retreat: /^Retreat/,
    settle: 'Confirm',
    agree: 'Agree',
    confirm: 'Confirm',
    turn: /\?|Your actions|No action points left|there is an objection/,
  },
} as const;

/** Somebody who commands one unit or all five. */
export class RubezhPlayer extends TablePlayer<typeof WORDS> {
  constructor(page: Page, language: Language, touch: boolean) {
    super(page, WORDS, language, touch);
  }

  /** What is asked, beside the plan it is about. */
  get sheet(): Locator {
    return this.page.locator('[data-asked]');
  }

  /** A button of that sheet. */
  answer(name: string | RegExp): Locator {
    return this.sheet.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
  }

  /** Fire points, units or enemies that can be chosen now. */
  get targets(): Locator {
    return this.page.locator('[data-target]');
  }

  /** Cards of the unit whose hand is open that can be played now. */
  get playable(): Locator {
    return this.page.locator('ol [data-playable]');
  }

  /** From the form of a new table to the plan, alone; the same seed deals the same cards. */
  async startAlone(seed: string): Promise<void> {
    // Until the game has said what goes with one player, its options are still coming: a press would miss.
    await this.page.getByRole('button', { name: this.words.start, exact: true, disabled: false }).waitFor();
    await this.press(this.page.locator('summary'));
    await this.page.getByLabel(this.words.seed).pressSequentially(seed);
    await this.press(this.button(this.words.start));
    await this.closeGuide();
  }

  /** Every question has a name of its own; a task may be used without another being asked. */
  async position(): Promise<string> {
    const question = await this.page
      .locator('[data-question]')
      .evaluateAll(([sheet]) => sheet?.getAttribute('data-question') ?? '');
    const prompt = await this.page.getByRole('banner').getByRole('paragraph').innerText();
    const tasks = await this.page.getByRole('main').getByRole('list').first().innerText();
    return [question, prompt, tasks].join('|');
  }

  /** At once, whatever it is: the question may go while one looks. */
  kind(): Promise<string | null> {
    return this.sheet.evaluateAll(([sheet]) => sheet?.getAttribute('data-asked') ?? null);
  }

  /** The first thing that can be done: everybody to the first point, cards before the end, a reaction before none. */
  protected async move(): Promise<void> {
    switch (await this.kind()) {
      case 'post':
        return this.press(this.targets.first());
      case 'act':
        return this.#act();
      case 'react':
        return this.#react();
      case 'choose':
        return this.#choose();
      case 'stand':
        return this.press(this.answer(this.words.stand));
      case 'divide':
        return this.press(this.answer(this.words.settle));
      case 'agree':
        return this.press(this.answer(this.words.agree));
      default:
        return this.press(this.sheet.getByRole('button').first());
    }
  }

  async #act(): Promise<void> {
    if (await this.#usesTask()) return;
    const card = this.playable.first();
    if (!(await card.isVisible())) return this.#end();
    await this.press(card);
    await this.press(this.answer(this.words.play));
  }

  /** Where cards of other units could be played it says so, and asks for a second press. */
  async #end(): Promise<void> {
    const done = this.answer(this.words.done);
    await this.press(done);
    if ((await this.sheet.getByRole('alert').count()) > 0) await this.press(done);
  }

  async #react(): Promise<void> {
    if (await this.#usesTask()) return;
    const card = this.sheet.locator('[data-card]').first();
    if (await card.isVisible()) {
      await this.press(card);
      return this.press(this.answer(this.words.play));
    }
    const task = this.answer(this.words.useTask).first();
    if (await task.isVisible()) return this.press(task);
    const token = this.answer(this.words.token);
    if (await token.isVisible()) return this.press(token);
    // Where nothing can be played, it may decline by itself in the same moment.
    await this.press(this.answer(this.words.decline)).catch(() => {});
  }

  async #usesTask(): Promise<boolean> {
    const task = this.answer(this.words.useTask).first();
    if (!(await task.isVisible())) return false;
    await this.press(task);
    return true;
  }

  /** One after another, until what is chosen can be confirmed or was all that was asked. */
  async #choose(): Promise<void> {
    const before = await this.position();
    const confirm = this.answer(this.words.confirm);
    const onBoard = this.page.locator('[data-target]:not([aria-pressed="true"])');
    const laidOut = this.sheet.locator('[data-answer]:enabled:not([aria-pressed="true"])');
    while ((await this.position()) === before) {
      if ((await confirm.isVisible()) && (await confirm.isEnabled())) return this.press(confirm);
      await this.press(((await onBoard.count()) > 0 ? onBoard : laidOut).first());
      if (!(await confirm.isVisible())) return;
    }
  }
}

/** The hardest scenario is the shortest. */
export const journey = { Player: RubezhPlayer, options: { scenario: 'citadel' }, bots: 2 };
