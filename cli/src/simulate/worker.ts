import { loadGame } from '../catalogue.ts';
import { playGame } from './play.ts';
import type { Task } from './series.ts';

/** A process of its own: plays every so-manieth game of a series and sends each result. */
process.once('message', async (task: Task) => {
  const { plan, first, stride } = task;
  const game = await loadGame(plan.game);
  for (let index = first; index < plan.games; index += stride) process.send?.(playGame(game, plan, index));
  process.disconnect();
});
