import { PATIENCE_MS, pauseBefore } from '@bridgehead/bots';
import { Piscina } from 'piscina';
import type { Log } from '../log.ts';
import type { Storage } from '../storage/index.ts';
import type { Library } from '../tables/games.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { botAt } from '../tables/room.ts';
import type { Shelf } from '../tables/shelf.ts';
import type { BotReply, BotTask } from './task.ts';
import { type AnyBotTurn, botTurns } from './turns.ts';

/** How long a move stays on the table before a bot makes the next. */
const PAUSE_MS = 900;
const SWEEP_MS = 5000;
/** A table where a bot should have moved this long ago has lost the node that thought for it. */
const ORPHANED_MS = PATIENCE_MS + 6000;

export interface BotSettings {
  readonly budgetMs: number;
  readonly threads: number;
}

/** Plays the bots' seats of the tables on this node, and of tables that another node has left behind. */
export class BotKeeper {
  readonly #settings: BotSettings;
  readonly #storage: Storage;
  readonly #library: Library;
  readonly #log: Log;
  readonly #pool: Piscina<BotTask, BotReply | null>;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  /** Tables that wait for people, by the length of their log. */
  readonly #settled = new Map<string, number>();
  #sweeping: NodeJS.Timeout | undefined;

  constructor(settings: BotSettings, storage: Storage, library: Library, log: Log) {
    this.#settings = settings;
    this.#storage = storage;
    this.#library = library;
    this.#log = log;
    this.#pool = new Piscina({
      filename: new URL('./worker-entry.mjs', import.meta.url).href,
      minThreads: 0,
      maxThreads: settings.threads,
      idleTimeout: 60_000,
    });
  }

  /** Called after every change at a table. */
  stir(table: LiveTable): void {
    clearTimeout(this.#timers.get(table.id));
    this.#timers.delete(table.id);
    const turns = botTurns(table);
    if (turns.length === 0) return;
    const timer = setTimeout(() => void this.#think(table), pauseAt(table));
    this.#timers.set(table.id, timer);
  }

  /** Looks for tables whose bots nobody thinks for: their node may be gone. */
  sweepBy(shelf: Shelf): void {
    this.#sweeping = setInterval(() => {
      this.#sweep(shelf).catch((error: unknown) =>
        this.#log.warn({ error: String(error) }, 'waiting bots could not be looked up'),
      );
    }, SWEEP_MS).unref();
  }

  async close(): Promise<void> {
    clearInterval(this.#sweeping);
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    await this.#pool.destroy();
  }

  async #think(table: LiveTable): Promise<void> {
    this.#timers.delete(table.id);
    const seq = table.position?.seq;
    const turns = botTurns(table);
    if (seq === undefined || turns.length === 0) return;
    try {
      const reply = await this.#pool.run(await this.#taskFor(table, turns));
      if (reply) await table.answerAsBot(reply.decision, reply.move, reply.why, seq);
    } catch (error) {
      this.#log.error({ table: table.id, error: String(error) }, 'a bot could not move');
    }
  }

  async #taskFor(table: LiveTable, turns: readonly AnyBotTurn[]): Promise<BotTask> {
    const { game, contentHash } = table.room;
    const own = await this.#library.own(game);
    const pack =
      own?.content.hash === contentHash ? undefined : (await this.#storage.packs.find(contentHash))?.pack;
    return {
      game,
      contentHash,
      turns,
      budgetMs: this.#settings.budgetMs,
      ...(pack !== undefined && { pack }),
    };
  }

  async #sweep(shelf: Shelf): Promise<void> {
    for (const { id, seq } of await this.#storage.tables.idleWithBots(ORPHANED_MS)) {
      if (this.#timers.has(id) || this.#settled.get(id) === seq) continue;
      const table = await shelf.open(id);
      if ('refusal' in table) continue;
      await table.catchUp();
      if (botTurns(table).length === 0) this.#settled.set(id, seq);
      else this.stir(table);
    }
  }
}

function pauseAt({ pending, lastMover, room }: LiveTable): number {
  return pauseBefore(pending, lastMover, (seat) => botAt(room.seats[seat]) !== undefined, PAUSE_MS);
}
