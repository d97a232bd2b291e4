import { find } from '@bridgehead/kernel';
import { loadTask } from '../threads/in-thread.ts';
import type { FindingTask } from './task.ts';

/** Runs in a worker thread: a table waits for what is found for it, and no other does. */
export default async function findFor(task: FindingTask): Promise<unknown> {
  const game = await loadTask(task);
  if (!game) throw new Error(`there is no ${task.game} ${task.version} here`);
  const { state, decision, move, drawn } = task;
  return find(game.rules, state, decision, move, drawn);
}
