import { ALL_LINES, type Cell, CELLS, cellsOf, LINE_LENGTH, type Line } from '../rules/index.ts';

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
export const LINES_AT: readonly Uint16Array[] = Array.from({ length: CELLS }, (_, cell) =>
  Uint16Array.from(ALL_LINES.flatMap((line, index) => (cellsOf(line).includes(cell) ? [index] : []))),
);

/** One colour's lines in the eyes of one seat. */
export interface Picture {
  readonly codes: Int16Array;
  /** For every line the sum of its cells' codes. */
  readonly sums: Int16Array;
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
  const picture = { codes, sums };
  for (const { from, to } of made) {
    shutAlong(
      picture,
      ALL_LINES.findIndex((line) => line.from === from && line.to === to),
    );
  }
  return picture;
}

/** Lines along a line that is made share more than one cell with it: they are no lines any more (POB-5.4). */
export function shutAlong({ sums }: Picture, made: number): void {
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

export function recode({ codes, sums }: Picture, cell: Cell, code: number): void {
  const change = code - (codes[cell] as number);
  if (change === 0) return;
  codes[cell] = code;
  const lines = LINES_AT[cell] as Uint16Array;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as number;
    sums[line] = (sums[line] as number) + change;
  }
}

/** How much the colour's lines would gain if the cell got another code. */
export function gainBy({ codes, sums }: Picture, worth: Float64Array, cell: Cell, code: number): number {
  const change = code - (codes[cell] as number);
  const lines = LINES_AT[cell] as Uint16Array;
  let gain = 0;
  for (let i = 0; i < lines.length; i++) {
    const sum = sums[lines[i] as number] as number;
    if (sum < SHUT) gain -= worth[sum] as number;
    if (sum + change < SHUT) gain += worth[sum + change] as number;
  }
  return gain;
}
