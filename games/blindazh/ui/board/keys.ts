import {
  ahead,
  BACK,
  type BoardSize,
  type Cell,
  cellAt,
  FORWARD,
  laneOf,
  LEFT,
  NOWHERE,
  RIGHT,
  rowOf,
  type Side,
} from '../../rules/index.ts';

const ARROWS: Readonly<Record<string, Side>> = {
  ArrowUp: FORWARD,
  ArrowRight: RIGHT,
  ArrowDown: BACK,
  ArrowLeft: LEFT,
};

export function cellOf(target: EventTarget): Cell | null {
  const cell = target instanceof HTMLElement ? target.dataset.cell : undefined;
  return cell === undefined ? null : Number(cell);
}

/** Where a key leads from a cell, as in every grid: arrows by one, Home and End along the row, pages along the lane. */
export function neighbourByKey(board: BoardSize, cell: Cell, key: string): Cell | null {
  const side = ARROWS[key];
  if (side !== undefined) {
    const next = ahead(board, cell, side, 1);
    return next === NOWHERE ? cell : next;
  }
  switch (key) {
    case 'Home':
      return cellAt(board, 0, rowOf(board, cell));
    case 'End':
      return cellAt(board, board.lanes - 1, rowOf(board, cell));
    case 'PageUp':
      return cellAt(board, laneOf(board, cell), board.length - 1);
    case 'PageDown':
      return cellAt(board, laneOf(board, cell), 0);
    default:
      return null;
  }
}
