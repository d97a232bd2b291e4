import type { TaskOf, Work } from '../tables/reckoning.ts';
import type { GameTask } from '../threads/game-task.ts';

/** Something for a thread to work out. */
export interface ReckoningTask<W extends Work = Work> extends GameTask {
  readonly what: W;
  readonly task: TaskOf<W>;
}
