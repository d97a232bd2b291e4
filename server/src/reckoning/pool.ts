import type { AnyGame } from '@bridgehead/kernel';
import { Refused } from '../refused.ts';
import type { Storage } from '../storage/index.ts';
import type { Library } from '../library.ts';
import { type Reckon, type ResultOf, type TaskOf, type Work, work } from '../tables/reckoning.ts';
import { named, NEEDS_PACK } from '../threads/game-task.ts';
import { Threads } from '../threads/threads.ts';
import type { ReckoningTask } from './task.ts';

/** Of waiting and working together. Whatever our own games come to is worked out long before. */
export const PATIENCE_MS = 20_000;

/**
 * Whatever may take long is worked out in threads, by whose content it is: what strangers have written may be as slow as
 * they like, and keeps only strangers' tables waiting.
 */
export class ReckoningPool {
  readonly #library: Library;
  readonly #packs: Storage['packs'];
  readonly #own: Reckoners;
  readonly #foreign: Reckoners;
  readonly #patienceMs: number;

  constructor(threads: number, library: Library, packs: Storage['packs'], patienceMs = PATIENCE_MS) {
    this.#library = library;
    this.#packs = packs;
    this.#own = reckoners(threads);
    this.#foreign = reckoners(threads);
    this.#patienceMs = patienceMs;
  }

  readonly reckon: Reckon = (game, options, what, task) => {
    if (this.#library.isForeign(game)) return this.#in(this.#foreign, game, what, task);
    return game.rules.isSlow?.(options) ? this.#in(this.#own, game, what, task) : work(game, what, task);
  };

  async close(): Promise<void> {
    await Promise.all([this.#own.destroy(), this.#foreign.destroy()]);
  }

  /** Content is large, and a thread that has played it of late still knows it: it is sent only where it is asked for. */
  async #in<W extends Work>(pool: Reckoners, game: AnyGame, what: W, task: TaskOf<W>): Promise<ResultOf<W>> {
    const asked = { ...named(game), what, task } as ReckoningTask;
    const signal = AbortSignal.timeout(this.#patienceMs);
    try {
      const result = await pool.run(asked, { signal });
      if (result !== NEEDS_PACK) return result as ResultOf<W>;
      const pack = (await this.#packs.find(asked.contentHash))?.pack;
      return (await pool.run({ ...asked, pack }, { signal })) as ResultOf<W>;
    } catch (error) {
      // Whoever was at it has been stopped, and another thread begins anew.
      if (signal.aborted) throw new Refused('takes-too-long');
      throw error;
    }
  }
}

type Reckoners = Threads<ReckoningTask, unknown>;

function reckoners(most: number): Reckoners {
  return new Threads(new URL('./worker-entry.mjs', import.meta.url), most);
}
