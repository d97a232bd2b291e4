import { type Reckon, work } from '../src/tables/reckoning.ts';

/** Where there is nobody whom it would keep waiting. */
export const reckonInPlace: Reckon = (game, _options, what, task) => work(game, what, task);
