import { type Cell, CELLS, type Direction, DIRECTIONS, LINE_LENGTH } from '../rules/index.ts';

/**
 * What stands between a colour and a cell. The codes of a line's six cells add up to one number that says how many it
 * has of each kind, and a table says what such a line is worth.
 */
export const OWNED = 0;
export const HELD = 1;
export const UNSEEN = 7;
export const GONE = 49;
export const PREY = 343;
/** Never to be had: every sum with one is beyond the table. */
export const SHUT = 2401;

/** How one colour stands: the code of every cell for each direction, and what lines are worth by the sum of codes. */
export interface Standing {
  readonly codes: readonly Int16Array[];
  readonly worth: Float64Array;
}

const REACH = LINE_LENGTH - 1;

const STEPS = Int32Array.from(DIRECTIONS, ({ step }) => step);
/** For every direction and cell: where the first line through the cell begins, and how many there are. */
const FIRSTS = new Int16Array(DIRECTIONS.length * CELLS);
const COUNTS = new Uint8Array(DIRECTIONS.length * CELLS);
for (const [index, { step, ahead, behind }] of DIRECTIONS.entries()) {
  for (let cell = 0; cell < CELLS; cell++) {
    const [before, after] = [behind[cell] as number, ahead[cell] as number];
    FIRSTS[index * CELLS + cell] = cell - step * before;
    COUNTS[index * CELLS + cell] = Math.max(0, before + after - REACH + 1);
  }
}

/** How much the colour's lines gain when one cell becomes another kind. */
export function gainFrom({ codes, worth }: Standing, cell: Cell, kind: number): number {
  let gain = 0;
  for (let index = 0; index < 4; index++) {
    let count = COUNTS[index * CELLS + cell] as number;
    if (count === 0) continue;
    const step = STEPS[index] as number;
    const along = codes[index] as Int16Array;
    const change = kind - (along[cell] as number);
    let first = FIRSTS[index * CELLS + cell] as number;
    let next = first;
    let sum = 0;
    for (let i = 0; i < LINE_LENGTH; i++, next += step) sum += along[next] as number;
    for (;;) {
      if (sum < SHUT) gain -= worth[sum] as number;
      if (sum + change < SHUT) gain += worth[sum + change] as number;
      if (--count === 0) break;
      sum += (along[next] as number) - (along[first] as number);
      first += step;
      next += step;
    }
  }
  return gain;
}

/** The rows, columns and diagonals that have room for a line, one after another; −1 ends each. */
const TRACKS: readonly Int16Array[] = DIRECTIONS.map((direction) => Int16Array.from(tracksOf(direction)));

function tracksOf({ step, ahead, behind }: Direction): number[] {
  const cells = Array.from({ length: CELLS }, (_, cell) => cell);
  return cells.flatMap((start) => {
    if (behind[start] !== 0 || (ahead[start] as number) < REACH) return [];
    const track = [start];
    for (let cell = start; (ahead[cell] as number) > 0; cell += step) track.push(cell + step);
    return [...track, -1];
  });
}

export type VisitLine = (first: Cell, step: number, worth: number) => void;

/** Calls back for every line worth at least so much. */
export function eachLine({ codes, worth }: Standing, least: number, visit: VisitLine): void {
  for (let index = 0; index < 4; index++) {
    const track = TRACKS[index] as Int16Array;
    const along = codes[index] as Int16Array;
    const { step } = DIRECTIONS[index] as Direction;
    let length = 0;
    let sum = 0;
    for (let i = 0; i < track.length; i++) {
      const cell = track[i] as number;
      if (cell < 0) {
        length = 0;
        sum = 0;
        continue;
      }
      sum += along[cell] as number;
      if (++length > LINE_LENGTH) sum -= along[cell - LINE_LENGTH * step] as number;
      if (length < LINE_LENGTH || sum >= SHUT) continue;
      const value = worth[sum] as number;
      if (value >= least) visit(cell - REACH * step, step, value);
    }
  }
}
