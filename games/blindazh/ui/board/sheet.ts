import { type BoardSize, rowOf } from '../../rules/index.ts';
import type { Turn } from '../use-turn.ts';

/**
 * Where a panel that has no room beside the board may lie over it: away from the cell it is about, or else from most of the cells
 * that can be pressed.
 */
export function sheetPlace(
  board: BoardSize,
  { cell, inspected, targets }: Pick<Turn, 'cell' | 'inspected' | 'targets'>,
): 'above' | 'below' {
  const about = cell ?? inspected;
  const cells = about === null ? [...targets.keys()] : [about];
  const low = cells.filter((one) => rowOf(board, one) < board.length / 2).length;
  return low * 2 > cells.length ? 'above' : 'below';
}
