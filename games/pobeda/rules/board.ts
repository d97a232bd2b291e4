/** The board: 12 × 12 cells, counted row by row from the top left (POB-1.1). */
export type Cell = number;

export const SIDE = 12;
export const CELLS = SIDE * SIDE;
export const LINE_LENGTH = 6;
/** The shortest run that holds two lines: they share one cell (POB-5.4). */
export const TWO_LINES = 2 * LINE_LENGTH - 1;

export const CORNERS: readonly Cell[] = [0, SIDE - 1, CELLS - SIDE, CELLS - 1];

const CORNER_MAP = Array.from({ length: CELLS }, (_, cell) => CORNERS.includes(cell));

export function isCell(cell: number): boolean {
  return Number.isInteger(cell) && cell >= 0 && cell < CELLS;
}

export function isCorner(cell: Cell): boolean {
  return CORNER_MAP[cell] === true;
}

/** Every cell that carries an event, in reading order. */
export const EVENT_CELLS: readonly Cell[] = Array.from({ length: CELLS }, (_, cell) => cell).filter(
  (cell) => !isCorner(cell),
);

/** A direction a line may take, and how many cells lie that way between each cell and the rim. */
export interface Direction {
  readonly step: number;
  readonly ahead: Uint8Array;
  readonly behind: Uint8Array;
}

function direction(rows: number, columns: number): Direction {
  const room = (position: number, by: number) => (by === 0 ? SIDE : by > 0 ? SIDE - 1 - position : position);
  const reach = (sign: 1 | -1) =>
    Uint8Array.from({ length: CELLS }, (_, cell) => {
      const down = room(Math.floor(cell / SIDE), sign * rows);
      const across = room(cell % SIDE, sign * columns);
      return Math.min(down, across);
    });
  return { step: rows * SIDE + columns, ahead: reach(1), behind: reach(-1) };
}

/** A row, a column and the two diagonals (POB-5.1). */
export const DIRECTIONS: readonly Direction[] = [
  direction(0, 1),
  direction(1, 0),
  direction(1, 1),
  direction(1, -1),
];

/** The three cells beside a cell on one side: of the five that make a line with it, one side has at least so many. */
export interface Arm {
  readonly near: Cell;
  readonly middle: Cell;
  readonly far: Cell;
}

const ARM_LENGTH = 3;

function armsOf(cell: Cell): Arm[] {
  return DIRECTIONS.flatMap(({ step, ahead, behind }) => [
    { by: step, reach: ahead[cell] as number },
    { by: -step, reach: behind[cell] as number },
  ])
    .filter(({ reach }) => reach >= ARM_LENGTH)
    .map(({ by }) => ({ near: cell + by, middle: cell + 2 * by, far: cell + 3 * by }));
}

/** The arms of every cell, as many as the rim leaves it. */
export const ARMS: readonly (readonly Arm[])[] = Array.from({ length: CELLS }, (_, cell) => armsOf(cell));

/** Six cells in a row, named by its ends: `from` is the smaller cell. */
export interface Line {
  readonly from: Cell;
  readonly to: Cell;
}

export function cellsOf({ from, to }: Line): Cell[] {
  const step = (to - from) / (LINE_LENGTH - 1);
  return Array.from({ length: LINE_LENGTH }, (_, index) => from + index * step);
}

/** Every place on the board where a line can lie. */
export const ALL_LINES: readonly Line[] = DIRECTIONS.flatMap(({ step, ahead }) =>
  Array.from(ahead).flatMap((reach, from) => {
    const to = from + step * (LINE_LENGTH - 1);
    return reach >= LINE_LENGTH - 1 ? [{ from, to }] : [];
  }),
);

/** Grid references as on a map: columns А … М would need an alphabet, so letters a … l and rows 1 … 12. */
export function cellName(cell: Cell): string {
  return `${'abcdefghijkl'.charAt(cell % SIDE)}${Math.floor(cell / SIDE) + 1}`;
}
