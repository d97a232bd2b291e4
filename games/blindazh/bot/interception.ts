import { type BoardSize, cellAt, cellsOn, DIE, facesThrough, STEPS } from '../rules/index.ts';

/** How often a tile that marches down a lane can be shot at, and what it costs in the end. */

/** The odds of a shot from a plain trench. */
function plainOdds(shield: number): number {
  return facesThrough(shield, null) / DIE;
}

/**
 * Turns in which a soldier can fire at a tile that marches, from the flank or, at the last moment, from the start trench: by
 * the cell the tile is on now. `distance` is the soldier's steps to every cell.
 */
export function shotsFrom(board: BoardSize, distance: readonly number[]): Uint8Array {
  const shots = new Uint8Array(cellsOn(board));
  for (let lane = 0; lane < board.lanes; lane++) {
    for (let row = 0; row < board.length; row++) {
      shots[cellAt(board, lane, row)] = shotsAt(board, distance, lane, row);
    }
  }
  return shots;
}

function shotsAt(board: BoardSize, distance: readonly number[], lane: number, row: number): number {
  let shots = 0;
  for (let turns = 1; turns < row; turns++) {
    const reach = turns * STEPS;
    const cell = cellAt(board, lane, row - turns);
    const isLastMoment = row - turns === 1 && (distance[cell - 1] as number) <= reach;
    if (isLastMoment || isWithin(distance, cell - board.length, reach)) shots++;
    else if (isWithin(distance, cell + board.length, reach)) shots++;
  }
  return shots;
}

function isWithin(distance: readonly number[], cell: number, reach: number): boolean {
  return cell >= 0 && cell < distance.length && (distance[cell] as number) <= reach;
}

/** What is left of the cost of a tile after so many shots. */
export function costAfter(shield: number, shots: number): number {
  return COSTS[shield]?.[shots] ?? 0;
}

/** By shield and shots, every one of which misses. Beyond the last nothing is left worth counting. */
const MOST_SHOTS = 40;
const COSTS = Array.from({ length: DIE }, (_, shield) =>
  Array.from({ length: MOST_SHOTS }, (_, shots) => shield * (1 - plainOdds(shield)) ** shots),
);
