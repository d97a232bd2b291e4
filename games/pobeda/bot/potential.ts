import { type Cell, CELLS, type Direction, DIRECTIONS, LINE_LENGTH } from '../rules/index.ts';

/**
 * How likely one colour is to own each cell in the end, from 0 (never) to 1 (owned). One grid for each direction:
 * a chip inside a line that is made already serves other directions only (POB-5.4).
 */
export type Chances = readonly [Float64Array, Float64Array, Float64Array, Float64Array];

const REACH = LINE_LENGTH - 1;

/** The rows, columns and diagonals that have room for a line, one after another; −1 ends each. */
const TRACKS: readonly Int16Array[] = DIRECTIONS.map(({ step, behind, ahead }) =>
  Array.from({ length: CELLS }, (_, cell) => cell)
    .filter((cell) => behind[cell] === 0)
    .reduce<number[]>((track, start) => {
      const cells = [start];
      for (let cell = start; (ahead[cell] as number) > 0; cell += step) cells.push(cell + step);
      return cells.length < LINE_LENGTH ? track : [...track, ...cells, -1];
    }, []),
).map((track) => Int16Array.from(track));

export type VisitLine = (first: Cell, step: number, chance: number, least: number) => void;

/**
 * Calls back for every line that the colour can still make: its first cell and direction, the chance that it comes
 * together, and the chance of its least likely cell.
 */
export function eachOpenLine(chances: Chances, visit: VisitLine): void {
  for (let direction = 0; direction < TRACKS.length; direction++) {
    const track = TRACKS[direction] as Int16Array;
    const grid = chances[direction] as Float64Array;
    const { step } = DIRECTIONS[direction] as Direction;
    let run = 0;
    for (let i = 0; i < track.length; i++) {
      const cell = track[i] as number;
      if (cell < 0 || grid[cell] === 0) {
        run = 0;
        continue;
      }
      if (++run < LINE_LENGTH) continue;
      let product = 1;
      let least = 1;
      for (let at = cell, back = 0; back < LINE_LENGTH; back++, at -= step) {
        const chance = grid[at] as number;
        product *= chance;
        if (chance < least) least = chance;
      }
      visit(cell - REACH * step, step, product, least);
    }
  }
}

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
