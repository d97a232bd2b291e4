import { type BotAnswer, pauseBefore, Plans } from '@bridgehead/bots';
import type { Decision, KeptStep, RecordHeader, Seat } from '@bridgehead/kernel';
import type { Pace } from '@bridgehead/kit';
import { seatedBots } from './bots.ts';
import type { LocalTable } from './local-table.ts';
import type { BotQuestion, Think } from './thoughts.ts';

/** How long a move stays on the table at least before a bot makes the next, in milliseconds. */
const PAUSE: Readonly<Record<Pace, number>> = { step: 0, calm: 1500, brisk: 600, instant: 0 };

/** Plays the bots' seats: sees what they see, thinks for a while, and leaves people the time to follow. */
export class BotPlayers {
  readonly #table: LocalTable;
  readonly #header: RecordHeader;
  readonly #bots: ReadonlyMap<Seat, string>;
  readonly #think: Think;
  readonly #failed: (error: unknown) => void;
  readonly #plans: Plans<unknown, unknown, unknown, unknown>;
  /** Nobody thinks again before a whole window is answered. */
  #isAnswering = false;
  #pace: Pace;
  /** How many steps the page has shown: at any pace nobody plays faster than it can draw. */
  #shown = 0;
  /** What is ready as soon as the page has followed. */
  #ready: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    table: LocalTable,
    header: RecordHeader,
    pace: Pace,
    think: Think,
    failed: (error: unknown) => void,
  ) {
    this.#table = table;
    this.#header = header;
    this.#bots = seatedBots(header.seats);
    this.#think = think;
    this.#plans = new Plans(table.game);
    this.#pace = pace;
    this.#failed = failed;
  }

  setPace(pace: Pace): void {
    if (pace === this.#pace) return;
    this.#pace = pace;
    this.stir();
  }

  /** The page has told everything up to there: whoever waited for it goes on. */
  setShown(seq: number): void {
    this.#shown = seq;
    if (this.#isFollowed()) this.#ready?.();
  }

  /** Called after every change at the table; with the step, where it was one. */
  stir(step?: KeptStep): void {
    if (step) this.#plans.follow(step);
    if (this.#isAnswering) return;
    this.stop();
    const since = performance.now();
    // Thinking begins in a task of its own, after the move before it has been shown.
    this.#timer = setTimeout(() => void this.#play(since).catch(this.#failed), 30);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#ready = undefined;
  }

  async #play(since: number): Promise<void> {
    const { seq } = this.#table;
    const timer = this.#timer;
    const answers = await this.#answers();
    // The table may have gone on, or been closed, while they were thinking.
    if (answers.length === 0 || timer !== this.#timer || seq !== this.#table.seq) return;
    const go = () => {
      this.#ready = undefined;
      const pause = Math.max(0, this.#pause() - (performance.now() - since));
      this.#timer = setTimeout(() => void this.#answer(answers, seq).catch(this.#failed), pause);
    };
    if (this.#isFollowed()) go();
    else this.#ready = go;
  }

  #isFollowed(): boolean {
    return this.#shown >= this.#table.seq;
  }

  async #answers(): Promise<readonly BotAnswer<unknown>[]> {
    const questions = this.#questions();
    if (questions.length === 0) return [];
    const asked = questions.map(({ decision }) => decision);
    const planned = this.#plans.next(this.#table.state, asked);
    if (planned) return [planned];
    const { seq } = this.#table;
    const answers = await this.#think('answers', { of: this.#header, questions });
    if (seq === this.#table.seq) for (const answer of answers) this.#plans.keep(answer);
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

  #questions(): BotQuestion[] {
    return this.#pending().flatMap((decision) => {
      const bot = this.#bots.get(decision.seat);
      return bot === undefined ? [] : [{ decision, bot, view: this.#viewOf(decision) }];
    });
  }

  #pause(): number {
    const isBot = (seat: Seat) => this.#bots.has(seat);
    return pauseBefore(this.#pending(), this.#table.lastMover, isBot, PAUSE[this.#pace]);
  }

  #pending(): readonly Decision[] {
    return this.#table.pending;
  }

  #viewOf({ seat }: Decision): unknown {
    return this.#table.game.rules.observe(this.#table.state, seat);
  }
}
