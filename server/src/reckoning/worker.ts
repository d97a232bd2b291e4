import { NoSuchPack } from '../library.ts';
import { work } from '../tables/reckoning.ts';
import { NEEDS_PACK } from '../threads/game-task.ts';
import { loadTask } from '../threads/in-thread.ts';
import type { ReckoningTask } from './task.ts';

/** Runs in a worker thread: a table waits for what is worked out for it, and no other does. */
export default async function reckon(task: ReckoningTask): Promise<unknown> {
  try {
    const game = await loadTask(task);
    if (!game) throw new Error(`there is no ${task.game} ${task.version} here`);
    return work(game, task.what, task.task);
  } catch (error) {
    if (error instanceof NoSuchPack) return NEEDS_PACK;
    throw error;
  }
}
