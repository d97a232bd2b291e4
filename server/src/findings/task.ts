import type { Search } from '../tables/finding.ts';
import type { GameTask } from '../threads/game-task.ts';

/** A slow outcome to be found. Unlike a bot, whoever finds it knows the whole state. */
export interface FindingTask extends GameTask, Search {}
