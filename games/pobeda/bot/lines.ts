import {
  ALL_LINES,
  type Cell,
  CELLS,
  cellsOf,
  DIRECTIONS,
  type Direction,
  LINE_LENGTH,
  type Line,
  TWO_LINES,
} from '../rules/index.ts';

/**
 * What stands between a colour and a cell. The codes of a line's six cells add up to one number that says how many it
 * has of each kind; a table says what such a line is worth.
 */
export const OWNED = 0;
export const HELD = 1;
export const UNSEEN = 7;
export const GONE = 49;
export const PREY = 343;
/** Never to be had: every sum with one is beyond the table. */
export const SHUT = 2401;

export const LINES = ALL_LINES.length;
/** Six cells for every line, one line after another. */
export const CELLS_OF_LINE = Uint8Array.from(ALL_LINES.flatMap(cellsOf));
/** The lines through every cell. */
const LINES_AT: readonly Uint16Array[] = Array.from({ length: CELLS }, (_, cell) =>
  Uint16Array.from(ALL_LINES.flatMap((line, index) => (cellsOf(line).includes(cell) ? [index] : []))),
);

/** One colour's lines in the eyes of one seat. */
export interface Picture {
  readonly codes: Int16Array;
  /** For every line the sum of its cells' codes. */
  readonly sums: Int16Array;
  /** The rests of runs in which one line is made: hardly ever any. */
  rests: readonly Rest[];
}

/** What a run of eleven lacks beside a line made inside it: once it is filled the run is two lines (POB-5.4). */
interface Rest {
  readonly cells: readonly Cell[];
  sum: number;
}

/** The rests that every line may have. With the line at an end of the run the rest and its last cell are a line anyway. */
const RESTS: readonly (readonly (readonly Cell[])[])[] = ALL_LINES.map((line) => {
  const cells = cellsOf(line);
  const step = stepBetween(line);
  const { ahead, behind } = DIRECTIONS.find((direction) => direction.step === step) as Direction;
  const rests: Cell[][] = [];
  for (let before = 1; before < TWO_LINES - LINE_LENGTH; before++) {
    if ((behind[line.from] as number) < before || (ahead[line.from] as number) + before < TWO_LINES - 1)
      continue;
    const run = Array.from({ length: TWO_LINES }, (_, index) => line.from + (index - before) * step);
    rests.push(run.filter((cell) => !cells.includes(cell)));
  }
  return rests;
});

/** All rests that are open, given the lines a colour has made: a run with two lines has none. */
export function restsOf(codes: Int16Array, made: readonly Line[]): Rest[] {
  return made
    .filter((line) => !made.some((other) => other !== line && isBeside(line, other)))
    .flatMap((line) => RESTS[indexOf(line)] as readonly (readonly Cell[])[])
    .map((cells) => ({ cells, sum: cells.reduce((sum, cell) => sum + (codes[cell] as number), 0) }));
}

/** Along the same row, column or diagonal. */
function isBeside(line: Line, other: Line): boolean {
  const step = stepBetween(line);
  const away = other.from - line.from;
  return stepBetween(other) === step && away % step === 0 && Math.abs(away / step) <= LINE_LENGTH;
}

function stepBetween({ from, to }: Line): number {
  return (to - from) / (LINE_LENGTH - 1);
}

export function indexOf({ from, to }: Line): number {
  return ALL_LINES.findIndex((line) => line.from === from && line.to === to);
}

export function pictureOf(codes: Int16Array, made: readonly Line[]): Picture {
  const sums = new Int16Array(LINES);
  for (let line = 0; line < LINES; line++) {
    let sum = 0;
    for (let i = line * LINE_LENGTH; i < (line + 1) * LINE_LENGTH; i++) {
      sum += codes[CELLS_OF_LINE[i] as number] as number;
    }
    sums[line] = sum;
  }
  const picture = { codes, sums, rests: restsOf(codes, made) };
  for (const line of made) shutAlong(picture, indexOf(line));
  return picture;
}

/** Lines along a line that is made share more than one cell with it: they are no lines any more (POB-5.4). */
export function shutAlong({ sums }: Pick<Picture, 'sums'>, made: number): void {
  const inner = CELLS_OF_LINE.subarray(made * LINE_LENGTH + 1, (made + 1) * LINE_LENGTH - 1);
  for (const cell of inner) {
    for (const line of LINES_AT[cell] as Uint16Array) {
      const sum = sums[line] as number;
      if (sum < SHUT && stepOf(line) === stepOf(made)) sums[line] = sum + SHUT;
    }
  }
}

function stepOf(line: number): number {
  return (CELLS_OF_LINE[line * LINE_LENGTH + 1] as number) - (CELLS_OF_LINE[line * LINE_LENGTH] as number);
}

export function recode({ codes, sums, rests }: Picture, cell: Cell, code: number): void {
  const change = code - (codes[cell] as number);
  if (change === 0) return;
  codes[cell] = code;
  const lines = LINES_AT[cell] as Uint16Array;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as number;
    sums[line] = (sums[line] as number) + change;
  }
  for (const rest of rests) if (rest.cells.includes(cell)) rest.sum += change;
}

/** How much the colour's lines would gain if the cell got another code. */
export function gainBy(
  { codes, sums, rests }: Picture,
  worth: Float64Array,
  cell: Cell,
  code: number,
): number {
  const change = code - (codes[cell] as number);
  const lines = LINES_AT[cell] as Uint16Array;
  let gain = 0;
  for (let i = 0; i < lines.length; i++) {
    const sum = sums[lines[i] as number] as number;
    if (sum < SHUT) gain -= worth[sum] as number;
    if (sum + change < SHUT) gain += worth[sum + change] as number;
  }
  for (const { cells, sum } of rests) {
    if (sum >= SHUT || !cells.includes(cell)) continue;
    gain -= worth[sum] as number;
    if (sum + change < SHUT) gain += worth[sum + change] as number;
  }
  return gain;
}
