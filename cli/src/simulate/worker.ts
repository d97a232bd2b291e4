import { loadGame } from '../catalogue.ts';
import { tell } from './in-process.ts';
import { playGame } from './play.ts';
import type { Task } from './series.ts';

/** A process of its own: plays its share of a series and sends each result. */
async function work({ plan, first, stride }: Task): Promise<void> {
  const game = await loadGame(plan.game);
  for (let index = first; index < plan.games; index += stride) await tell(playGame(game, plan, index));
  process.disconnect();
}

process.once('message', (task: Task) => void work(task));
