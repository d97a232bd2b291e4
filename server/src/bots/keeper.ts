import { setTimeout as sleep } from 'node:timers/promises';
import { pauseBefore, Plans } from '@bridgehead/bots';
import type { Seat } from '@bridgehead/kernel';
import type { Log } from '../log.ts';
import type { LeftBehind, Storage } from '../storage/index.ts';
import type { Library } from '../library.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { botAt } from '../room/room.ts';
import type { TakenStep } from '../tables/services.ts';
import type { Shelf } from '../tables/shelf.ts';
import { isBotDue } from '../room/turn.ts';
import { gameTask } from '../threads/game-task.ts';
import { Threads } from '../threads/threads.ts';
import { budgetBehind } from './budget.ts';
import { Retries } from './retries.ts';
import type { BotReply, BotTask } from './task.ts';
import { type AnyBotTurn, botTurns } from './turns.ts';

type AnyPlans = Plans<unknown, unknown, unknown, unknown>;

const SWEEP_MS = 5000;
const LONGEST_OPENING_MS = 1000;
/** No bot of ours thinks for so long, on however busy a machine. One that does is stopped. */
const PATIENCE_MS = 60_000;

export interface BotSettings {
  /** How long a bot may think about a move. */
  readonly budgetMs: number;
  /** How long a move stays on the table before a bot makes the next. */
  readonly pauseMs: number;
  readonly threads: number;
}

/** Plays the bots' seats of the tables on this node, and of tables that another node has left behind. */
export class BotKeeper {
  readonly #settings: BotSettings;
  readonly #storage: Storage;
  readonly #library: Library;
  readonly #log: Log;
  readonly #pool: Thinkers;
  /** What strangers have written may take as long as it likes: it keeps only bots waiting that play it, too. */
  readonly #foreignPool: Thinkers;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #plans = new WeakMap<LiveTable, AnyPlans>();
  readonly #retries = new Retries();
  /** Tables where a window is being answered: nobody thinks again before that is done. */
  readonly #answering = new Set<string>();
  /** Games of nodes that are gone, waiting for a bot or for time to run out: each stays here until it has been opened. */
  #leftBehind: readonly LeftBehind[] = [];
  #sweeping: NodeJS.Timeout | undefined;
  #isSweeping = false;
  #isClosed = false;

  constructor(settings: BotSettings, storage: Storage, library: Library, log: Log) {
    this.#settings = settings;
    this.#storage = storage;
    this.#library = library;
    this.#log = log;
    this.#pool = thinkers(settings.threads);
    this.#foreignPool = thinkers(settings.threads);
  }

  /** Called after every change at a table; with the step, where it was one. */
  stir(table: LiveTable, step?: Pick<TakenStep, 'logged' | 'events'> | null): void {
    if (step) this.#plans.get(table)?.follow({ entry: step.logged.entry, events: step.events });
    if (this.#answering.has(table.id)) return;
    clearTimeout(this.#timers.get(table.id));
    this.#timers.delete(table.id);
    if (botTurns(table).length > 0) this.#thinkIn(this.#pauseAt(table), table);
  }

  /** Looks for games that a node has left behind when it died or was stopped. */
  sweepBy(shelf: Shelf): void {
    this.#sweeping = setInterval(() => {
      if (this.#isSweeping) return;
      this.#isSweeping = true;
      this.#sweep(shelf)
        .catch((error: unknown) =>
          this.#log.warn({ error: String(error) }, 'waiting bots could not be looked up'),
        )
        .finally(() => {
          this.#isSweeping = false;
        });
    }, SWEEP_MS).unref();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#sweeping);
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    await Promise.all([this.#pool.destroy(), this.#foreignPool.destroy()]);
  }

  #thinkIn(pause: number, table: LiveTable): void {
    if (this.#isClosed) return;
    this.#timers.set(
      table.id,
      setTimeout(() => void this.#think(table), pause),
    );
  }

  #pauseAt({ pending, lastMover, room }: LiveTable): number {
    const isBot = (seat: Seat) => botAt(room.seats[seat]) !== undefined;
    return pauseBefore(pending, lastMover, isBot, this.#settings.pauseMs);
  }

  async #think(table: LiveTable): Promise<void> {
    this.#timers.delete(table.id);
    const seq = table.position?.seq;
    const turns = botTurns(table);
    if (seq === undefined || turns.length === 0) return;
    try {
      await this.#answer(table, await this.#answersOf(table, turns), seq);
    } catch (error) {
      this.#log.error({ table: table.id, error: String(error) }, 'a bot could not move');
    }
    const cameToNothing = table.position?.seq === seq && table.isBotDue;
    if (cameToNothing && !this.#timers.has(table.id))
      this.#thinkIn(this.#retries.pauseAfter(table, seq), table);
  }

  async #answersOf(table: LiveTable, turns: readonly AnyBotTurn[]): Promise<readonly BotReply[]> {
    const plans = this.#plansOf(table);
    const asked = turns.map(({ decision }) => decision);
    const planned = plans.next(table.position?.state, asked);
    if (planned) return [planned];
    const pool = this.#library.isForeign(table.game) ? this.#foreignPool : this.#pool;
    const task = await this.#taskFor(table, turns, pool.queueSize);
    const replies = await pool.run(task, { signal: AbortSignal.timeout(PATIENCE_MS) });
    for (const reply of replies) plans.keep(reply);
    return replies;
  }

  /** Answers to a window are made one after another, without a pause. */
  async #answer(table: LiveTable, replies: readonly BotReply[], seq: number): Promise<void> {
    this.#answering.add(table.id);
    try {
      for (const { decision, move, why } of replies) await table.answerAsBot(decision, move, why, seq);
    } finally {
      this.#answering.delete(table.id);
    }
    if (table.position?.seq !== seq) this.stir(table);
  }

  #plansOf(table: LiveTable): AnyPlans {
    const plans = this.#plans.get(table) ?? new Plans(table.game);
    this.#plans.set(table, plans);
    return plans;
  }

  async #taskFor(table: LiveTable, turns: readonly AnyBotTurn[], waiting: number): Promise<BotTask> {
    const task = await gameTask(table.game, this.#library, this.#storage.packs);
    return { ...task, turns, budgetMs: budgetBehind(waiting, this.#settings) };
  }

  async #sweep(shelf: Shelf): Promise<void> {
    const { openTables, heartbeat } = this.#storage;
    const found = await openTables.takeOver(
      heartbeat,
      ({ room, turn, lapses }) => lapses || isBotDue(room, turn),
    );
    this.#leftBehind = [...this.#leftBehind, ...found];
    for (const { id } of this.#leftBehind) {
      // Strangers' content may take its time: whoever comes next does not wait for it.
      await Promise.race([this.#goOn(shelf, id), sleep(LONGEST_OPENING_MS, undefined, { ref: false })]);
    }
  }

  async #goOn(shelf: Shelf, id: string): Promise<void> {
    try {
      // Opening it wakes its bots and its clock; one that was open here already may not have heard of the last move.
      const table = await shelf.open(id);
      if (!('refusal' in table)) {
        await table.catchUp();
        if (!this.#timers.has(id)) this.stir(table);
      }
      this.#leftBehind = this.#leftBehind.filter((left) => left.id !== id);
    } catch (error) {
      this.#log.warn({ table: id, error: String(error) }, 'a table that was left behind could not be opened');
    }
  }
}

type Thinkers = Threads<BotTask, readonly BotReply[]>;

function thinkers(most: number): Thinkers {
  return new Threads(new URL('./worker-entry.mjs', import.meta.url), most);
}
