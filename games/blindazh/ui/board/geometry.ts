import { type BoardSize, type Cell, laneOf, rowOf } from '../../rules/index.ts';

/** A cell's side in the units of the drawing. */
export const CELL = 100;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of a cell: lanes from left to right, the enemy above. */
export function middleOf(board: BoardSize, cell: Cell): Point {
  return {
    x: (laneOf(board, cell) + 0.5) * CELL,
    y: (board.length - rowOf(board, cell) - 0.5) * CELL,
  };
}

export function placeAt(board: BoardSize, cell: Cell): string {
  const { x, y } = middleOf(board, cell);
  return `translate(${x} ${y})`;
}
