import { type BotAnswer, botAnswers, type BotTurn, pauseBefore, Plans } from '@bridgehead/bots';
import {
  type Bot,
  type Chance,
  chanceFrom,
  type Decision,
  type KeptStep,
  type Seat,
} from '@bridgehead/kernel';
import type { Pace } from '@bridgehead/kit';
import { BUDGET_MS } from './bots.ts';
import { randomSeed } from './create.ts';
import type { LocalTable } from './local-table.ts';

type AnyBot = Bot<unknown, unknown>;

/** How long a move stays on the table before a bot makes the next, in milliseconds. */
const PAUSE: Readonly<Record<Pace, number>> = { calm: 1500, brisk: 600, instant: 0 };

/** Plays the bots' seats: sees what they see, thinks for a while, and leaves people the time to follow. */
export class BotPlayers {
  readonly #table: LocalTable;
  readonly #bots: ReadonlyMap<number, AnyBot>;
  readonly #failed: (error: unknown) => void;
  readonly #chance: Chance = chanceFrom(randomSeed());
  readonly #plans: Plans<unknown, unknown, unknown, unknown>;
  /** Nobody thinks again before a whole window is answered. */
  #isAnswering = false;
  #pace: Pace;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    table: LocalTable,
    bots: ReadonlyMap<number, AnyBot>,
    pace: Pace,
    failed: (error: unknown) => void,
  ) {
    this.#table = table;
    this.#bots = bots;
    this.#plans = new Plans(table.game);
    this.#pace = pace;
    this.#failed = failed;
  }

  setPace(pace: Pace): void {
    if (pace === this.#pace) return;
    this.#pace = pace;
    this.stir();
  }

  /** Called after every change at the table; with the step, where it was one. */
  stir(step?: KeptStep): void {
    if (step) this.#plans.follow(step);
    if (this.#isAnswering) return;
    this.stop();
    const since = performance.now();
    // Thinking begins in a task of its own, after the move before it has been shown.
    this.#timer = setTimeout(() => this.#think(since), 30);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #think(since: number): void {
    const { seq } = this.#table;
    try {
      const answers = this.#answers();
      if (answers.length === 0) return;
      const pause = Math.max(0, this.#pause() - (performance.now() - since));
      this.#timer = setTimeout(() => {
        this.#answer(answers, seq).catch(this.#failed);
      }, pause);
    } catch (error) {
      this.#failed(error);
    }
  }

  #answers(): readonly BotAnswer<unknown>[] {
    const turns = this.#turns();
    const asked = turns.map(({ decision }) => decision);
    const planned = this.#plans.next(this.#table.state, asked);
    if (planned) return [planned];
    const answers = botAnswers(turns, this.#thinking());
    for (const answer of answers) this.#plans.keep(answer);
    return answers;
  }

  /** Answers to a window are made one after another, without a pause. */
  async #answer(answers: readonly BotAnswer<unknown>[], seq: number): Promise<void> {
    this.#isAnswering = true;
    try {
      for (const { decision, move, why } of answers) await this.#table.answer(decision, move, { why, seq });
    } finally {
      this.#isAnswering = false;
    }
    if (this.#table.seq !== seq) this.stir();
  }

  #turns(): BotTurn<unknown, unknown>[] {
    return this.#pending().flatMap((decision) => {
      const bot = this.#bots.get(decision.seat);
      return bot ? [{ decision, bot, view: this.#viewOf(decision) }] : [];
    });
  }

  #pause(): number {
    const isBot = (seat: Seat) => this.#bots.has(seat);
    return pauseBefore(this.#pending(), this.#table.lastMover, isBot, PAUSE[this.#pace]);
  }

  #pending(): readonly Decision[] {
    return this.#table.game.rules.pending(this.#table.state);
  }

  #viewOf({ seat }: Decision): unknown {
    return this.#table.game.rules.observe(this.#table.state, seat);
  }

  #thinking() {
    return { chance: this.#chance, clock: () => performance.now(), budget: BUDGET_MS };
  }
}
