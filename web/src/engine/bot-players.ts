import { type BotTurn, nextBotAnswer } from '@bridgehead/bots';
import { type Bot, type Chance, chanceFrom, type Decision } from '@bridgehead/kernel';
import type { Pace } from '@bridgehead/kit';
import { BUDGET_MS } from './bots.ts';
import { randomSeed } from './create.ts';
import type { LocalTable } from './local-table.ts';

type AnyBot = Bot<unknown, unknown>;

/** How long a move stays on the table before a bot makes the next, in milliseconds. */
const PAUSE: Readonly<Record<Pace, number>> = { calm: 1500, brisk: 600, instant: 0 };
/** How long bots wait for whoever has just moved and may still do something, such as draw a card. */
const GRACE: Readonly<Record<Pace, number>> = { calm: 8000, brisk: 6000, instant: 4000 };

/** Plays the bots' seats: sees what they see, thinks for a while, and leaves people the time to follow. */
export class BotPlayers {
  readonly #table: LocalTable;
  readonly #bots: ReadonlyMap<number, AnyBot>;
  readonly #failed: (error: unknown) => void;
  readonly #chance: Chance = chanceFrom(randomSeed());
  #pace: Pace;
  #open: ReadonlySet<string> = new Set();
  /** Opened by the last step: whoever made it may not have seen it yet. */
  #fresh: ReadonlySet<string> = new Set();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    table: LocalTable,
    bots: ReadonlyMap<number, AnyBot>,
    pace: Pace,
    failed: (error: unknown) => void,
  ) {
    this.#table = table;
    this.#bots = bots;
    this.#pace = pace;
    this.#failed = failed;
  }

  setPace(pace: Pace): void {
    if (pace === this.#pace) return;
    this.#pace = pace;
    this.stir();
  }

  /** Called after every change at the table. */
  stir(): void {
    this.stop();
    const open = new Set(this.#pending().map(({ id }) => id));
    this.#fresh = new Set([...open].filter((id) => !this.#open.has(id)));
    this.#open = open;
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
      const next = nextBotAnswer(this.#turns(), this.#thinking());
      if (!next) return;
      const { decision, move, why } = next;
      const pause = Math.max(0, this.#pause() - (performance.now() - since));
      this.#timer = setTimeout(() => {
        this.#table.answer(decision, move, { why, seq }).catch(this.#failed);
      }, pause);
    } catch (error) {
      this.#failed(error);
    }
  }

  #turns(): BotTurn<unknown, unknown>[] {
    return this.#pending().flatMap((decision) => {
      const bot = this.#bots.get(decision.seat);
      return bot ? [{ decision, bot, view: this.#viewOf(decision) }] : [];
    });
  }

  #pause(): number {
    const { lastMover } = this.#table;
    const unfinished = this.#pending().some(
      ({ id, seat, must }) => !must && this.#fresh.has(id) && seat === lastMover && !this.#bots.has(seat),
    );
    return (unfinished ? GRACE : PAUSE)[this.#pace];
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
