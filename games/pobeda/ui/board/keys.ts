import { type Cell, CELLS, SIDE } from '../../rules/board.ts';

/** Where a key leads from a cell, as in every grid: arrows by one, Home and End along the row, pages along the column. */
export function neighbour(cell: Cell, key: string, withControl: boolean): Cell | null {
  const column = cell % SIDE;
  const rowStart = cell - column;
  switch (key) {
    case 'ArrowLeft':
      return column > 0 ? cell - 1 : cell;
    case 'ArrowRight':
      return column < SIDE - 1 ? cell + 1 : cell;
    case 'ArrowUp':
      return cell >= SIDE ? cell - SIDE : cell;
    case 'ArrowDown':
      return cell < CELLS - SIDE ? cell + SIDE : cell;
    case 'Home':
      return withControl ? 0 : rowStart;
    case 'End':
      return withControl ? CELLS - 1 : rowStart + SIDE - 1;
    case 'PageUp':
      return column;
    case 'PageDown':
      return CELLS - SIDE + column;
    default:
      return null;
  }
}
