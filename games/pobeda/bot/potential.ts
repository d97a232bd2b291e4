import { ALL_LINES, type Cell, type Direction, DIRECTIONS, LINE_LENGTH } from '../rules/index.ts';

/**
 * How likely one colour is to own each cell in the end, from 0 (never) to 1 (owned). One grid for each direction:
 * a chip inside a line that is made already serves other directions only (POB-5.4).
 */
export type Chances = readonly [Float64Array, Float64Array, Float64Array, Float64Array];

const REACH = LINE_LENGTH - 1;

/** Cells of every possible line, six after six, grouped by direction. */
export const WINDOW_CELLS = Uint8Array.from(
  ALL_LINES.flatMap(({ from, to }) =>
    Array.from({ length: LINE_LENGTH }, (_, index) => from + (index * (to - from)) / REACH),
  ),
);
export const WINDOWS = ALL_LINES.length;
export const WINDOW_DIRECTION = Uint8Array.from(ALL_LINES, ({ from, to }) => DIRECTIONS.findIndex(({ step }) => step * REACH === to - from));

const ahead = new Float64Array(LINE_LENGTH);

/**
 * The lines through a cell, each counted by the chance that its five other cells come together: what a chip there is
 * worth. Exactly 1 or more when the chip completes a line.
 */
export function through(chances: Chances, cell: Cell): number {
  let sum = 0;
  for (let direction = 0; direction < 4; direction++) {
    const grid = chances[direction] as Float64Array;
    const { step, ahead: rooms, behind } = DIRECTIONS[direction] as Direction;
    const room = rooms[cell] as number;
    let product = 1;
    let farthest = 0;
    ahead[0] = 1;
    while (farthest < room) {
      product *= grid[cell + step * (farthest + 1)] as number;
      if (product === 0) break;
      ahead[++farthest] = product;
    }
    const roomBehind = behind[cell] as number;
    product = 1;
    for (let back = 0; ; ) {
      if (REACH - back <= farthest) sum += product * (ahead[REACH - back] as number);
      if (++back > roomBehind) break;
      product *= grid[cell - step * back] as number;
      if (product === 0) break;
    }
  }
  return sum;
}

/** The chance that one possible line comes together. */
export function windowChance(chances: Chances, window: number): number {
  const grid = chances[WINDOW_DIRECTION[window] as number] as Float64Array;
  let product = 1;
  for (let index = window * LINE_LENGTH, end = index + LINE_LENGTH; index < end; index++) {
    product *= grid[WINDOW_CELLS[index] as number] as number;
    if (product === 0) return 0;
  }
  return product;
}
