import type { Language } from '@bridgehead/kernel';
import { TablePlayer } from '@bridgehead/testing/table-player';
import type { Locator, Page } from 'playwright-core';

const WORDS = {
  ru: {
    turn: /\?|Поставьте|Инициатива ваша|Ваш ход|касается/,
    tours: 'Туров',
  },
  en: {
    turn: /\?|Set up|initiative is yours|Your turn|touches/,
    tours: 'Rounds',
  },
} as const;

/** Bots may have several units to think about before it is one's turn again. */
const PATIENCE = 120_000;
/** So many soldiers of a squad act: a battle need not take all night. */
const FEW = 3;

/** Somebody who leads an army: sets it up where it forms by itself, advances, shoots at whom it can, fights whom it meets. */
export class BattlePlayer extends TablePlayer<typeof WORDS> {
  /** What was answered, by kinds of questions and of actions. */
  readonly done = new Set<string>();
  /** Who have had their turn in the activation that goes on. */
  #soldiers = 0;

  constructor(page: Page, language: Language, touch: boolean) {
    super(page, WORDS, language, touch);
  }

  get sheet(): Locator {
    return this.page.locator('[data-asked]');
  }

  action(name: string): Locator {
    return this.page.locator(`[data-action="${name}"]`);
  }

  /** From the form of a new table to the first question; a battle of few tours, the same for the same seed. */
  async start(seed: string, tours: string): Promise<void> {
    await this.open(seed, tours);
    await this.closeGuide();
  }

  /** With the guide, as whoever comes for the first time sees it. */
  async open(seed: string, tours: string): Promise<void> {
    await this.page.getByRole('button', { name: this.words.start, exact: true, disabled: false }).waitFor();
    await this.page.getByLabel(this.words.tours).selectOption({ label: tours });
    await this.press(this.page.locator('summary').first());
    await this.page.getByLabel(this.words.seed).pressSequentially(seed);
    await this.press(this.button(this.words.start));
  }

  kind(): Promise<string | null> {
    return this.sheet.evaluateAll(([sheet]) => sheet?.getAttribute('data-asked') ?? null);
  }

  /** Every question has a name of its own. */
  async position(): Promise<string> {
    const question = await this.page
      .locator('[data-question]')
      .evaluateAll(([sheet]) => sheet?.getAttribute('data-question') ?? '');
    return `${question} ${await this.page.getByRole('banner').getByRole('paragraph').innerText()}`;
  }

  protected async move(): Promise<void> {
    // What the top line asks may be for somebody else to answer.
    await this.sheet.or(this.page.getByText(this.words.over)).first().waitFor({ timeout: PATIENCE });
    if (await this.isOver) return;
    const kind = await this.kind();
    this.done.add(kind ?? '');
    switch (kind) {
      case 'bring':
        return this.#bring();
      case 'order':
      case 'unit':
        return this.choose(this.page.locator('[data-answer]').first());
      case 'deploy':
      case 'fight':
        return this.confirm();
      default:
        return this.#act();
    }
  }

  /** After the army that is advised comes the smallest, where there are several. */
  async #bring(): Promise<void> {
    const armies = this.page.locator('[data-answer]');
    return this.choose((await armies.count()) > 1 ? armies.nth(1) : armies.first());
  }

  /** Shoots if anybody can be hit, walks towards the enemy, lets a few others do the same; then the unit is done. */
  async #act(): Promise<void> {
    await appears(this.page.locator('[role="toolbar"] [data-action]'));
    const shot = this.page.locator('[data-action^="shoot"][aria-disabled="false"]').first();
    if (await shot.isVisible()) {
      await this.begin(shot);
      if (await this.aim()) {
        this.done.add('shoot');
        return this.confirm();
      }
    }
    const walk = this.page.locator('[data-action="walk"][aria-disabled="false"]');
    if (await walk.isVisible()) {
      await this.begin(walk);
      if (await this.advance()) {
        this.done.add('walk');
        return this.confirm();
      }
    }
    const next = this.page.locator('[data-action="done"]:enabled');
    if (this.#soldiers++ < FEW && (await next.isVisible())) return this.press(next);
    this.#soldiers = 0;
    return this.finish();
  }

  protected choose(answer: Locator): Promise<void> {
    return this.press(answer);
  }

  protected begin(action: Locator): Promise<void> {
    return this.press(action);
  }

  /** At the likeliest target; false where the list is empty. */
  protected async aim(): Promise<boolean> {
    const target = this.page.locator('[data-target]').first();
    if (!(await appears(target))) return false;
    await this.press(target);
    return appears(this.enabledConfirm);
  }

  /** A place well within reach, on the side where the enemy is. */
  protected async advance(): Promise<boolean> {
    const area = this.page.locator('[data-reach="0"] path').last();
    if (!(await appears(area))) return false;
    const box = await area.boundingBox();
    if (!box) return false;
    const isTall = box.height > box.width * 1.6;
    await this.touch(box.x + box.width * (isTall ? 0.5 : 0.7), box.y + box.height * (isTall ? 0.3 : 0.5));
    return appears(this.enabledConfirm);
  }

  protected touch(x: number, y: number): Promise<void> {
    return this.page.mouse.click(x, y);
  }

  protected confirm(): Promise<void> {
    return this.press(this.enabledConfirm);
  }

  protected finish(): Promise<void> {
    return this.press(this.action('end'));
  }

  protected get enabledConfirm(): Locator {
    return this.page.locator('[data-action="confirm"]:enabled');
  }
}

/** Whether it comes within the time that the rules may take to answer. */
export async function appears(locator: Locator): Promise<boolean> {
  try {
    await locator.first().waitFor({ timeout: 4000 });
    return true;
  } catch {
    return false;
  }
}

export const journey = { Player: BattlePlayer, options: { tours: 6 }, bots: 1 };
