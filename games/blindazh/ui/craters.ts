import { type Cell, type Event, isStart, isZone, type TileSet } from '../rules/index.ts';

/** The cells where something has burst, in the order it did. The start trench and the enemy's zone are built to bear it. */
export function cratersOf({ board }: TileSet, told: readonly Event[]): Cell[] {
  return told.flatMap((event) => {
    if (event.kind !== 'fired' && event.kind !== 'threw') return [];
    const { cell } = event;
    return cell === null || isStart(board, cell) || isZone(board, cell) ? [] : [cell];
  });
}
