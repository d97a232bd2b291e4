/**
 * The board (BLN-1.1): lanes side by side, each a line of cells from the start trench to the enemy zone. Cells are counted
 * lane by lane, so that a step along a lane is one and a step across is a lane's length.
 */
export type Cell = number;

/** Not on the board: beyond its rim, or a soldier who has not taken a post yet. */
export const NOWHERE = -1;

export interface BoardSize {
  /** One lane for each face of the die that is rolled for a lane. */
  readonly lanes: number;
  /** Cells of a lane, start trench and enemy zone included. */
  readonly length: number;
}

/** Forward is towards the enemy; the others follow clockwise. A set of sides is a sum of `1 << side`. */
export const SIDES = [0, 1, 2, 3] as const;
export type Side = (typeof SIDES)[number];
export type Sides = number;

export const FORWARD: Side = 0;
export const RIGHT: Side = 1;
export const BACK: Side = 2;
export const LEFT: Side = 3;
export const ALL_SIDES: Sides = 15;

export function opposite(side: Side): Side {
  return ((side + 2) % 4) as Side;
}

export function has(sides: Sides, side: Side): boolean {
  return ((sides >> side) & 1) === 1;
}

/** The sides after so many quarter turns clockwise. */
export function turned(sides: Sides, quarters: number): Sides {
  const by = quarters % 4;
  return ((sides << by) | (sides >> (4 - by))) & ALL_SIDES;
}

export function cellsOn({ lanes, length }: BoardSize): number {
  return lanes * length;
}

/** Lane and row count from 0; row 0 is the start trench. */
export function cellAt({ length }: BoardSize, lane: number, row: number): Cell {
  return lane * length + row;
}

export function laneOf({ length }: BoardSize, cell: Cell): number {
  return Math.floor(cell / length);
}

export function rowOf({ length }: BoardSize, cell: Cell): number {
  return cell % length;
}

export function isStart(board: BoardSize, cell: Cell): boolean {
  return cell % board.length === 0;
}

export function isZone(board: BoardSize, cell: Cell): boolean {
  return cell % board.length === board.length - 1;
}

/** The start cell of the same lane. */
export function startOf(board: BoardSize, cell: Cell): Cell {
  return cell - (cell % board.length);
}

export function startCells(board: BoardSize): Cell[] {
  return Array.from({ length: board.lanes }, (_, lane) => cellAt(board, lane, 0));
}

export function neighbour(board: BoardSize, cell: Cell, side: Side): Cell {
  return ahead(board, cell, side, 1);
}

/** The cell so many steps away, or nowhere. */
export function ahead(board: BoardSize, cell: Cell, side: Side, steps: number): Cell {
  const { lanes, length } = board;
  if (side === FORWARD || side === BACK) {
    const row = (cell % length) + (side === FORWARD ? steps : -steps);
    return row >= 0 && row < length ? cell + (side === FORWARD ? steps : -steps) : NOWHERE;
  }
  const to = cell + (side === RIGHT ? steps : -steps) * length;
  return to >= 0 && to < lanes * length ? to : NOWHERE;
}

/** The side on which the other cell lies, if they are neighbours. */
export function sideTowards(board: BoardSize, cell: Cell, other: Cell): Side | undefined {
  return SIDES.find((side) => neighbour(board, cell, side) === other);
}

/** Lane and cell as a player counts them: `4-2` is the second cell of lane 4. */
export function cellName(board: BoardSize, cell: Cell): string {
  return `${laneOf(board, cell) + 1}-${rowOf(board, cell) + 1}`;
}
