import type { AnyGame } from '@bridgehead/kernel';
import type { Storage } from '../storage/index.ts';
import type { Search } from '../tables/finding.ts';
import type { Library } from '../library.ts';
import { gameTask } from '../threads/game-task.ts';
import { Threads } from '../threads/threads.ts';
import type { FindingTask } from './task.ts';

/** Of waiting and finding together; who has waited so long may try again. */
const PATIENCE_MS = 60_000;

/** Finds slow outcomes in threads of its own: bots that think keep no shot in the air. */
export class FindingPool {
  readonly #library: Library;
  readonly #packs: Storage['packs'];
  readonly #pool: Threads<FindingTask, unknown>;

  constructor(threads: number, library: Library, packs: Storage['packs']) {
    this.#library = library;
    this.#packs = packs;
    this.#pool = new Threads(new URL('./worker-entry.mjs', import.meta.url), threads);
  }

  readonly find = async (game: AnyGame, search: Search): Promise<unknown> => {
    const task = { ...(await gameTask(game, this.#library, this.#packs)), ...search };
    return this.#pool.run(task, { signal: AbortSignal.timeout(PATIENCE_MS) });
  };

  async close(): Promise<void> {
    await this.#pool.destroy();
  }
}
