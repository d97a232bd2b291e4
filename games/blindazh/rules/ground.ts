import { BACK, type Cell, FORWARD, isStart, isZone, LEFT, RIGHT, type Sides } from './board.ts';
import type { OpenPosition } from './state.ts';
import { type Enemy, enemyKind, type Mark, TRAPS, type TileSet } from './tiles.ts';

/** As much of a table as these questions need: a state has it, and so has what a player sees. */
export type Ground = Readonly<Pick<OpenPosition, 'trenches' | 'enemies' | 'flags'>>;

/** BLN-1.2: joined sideways, and each with an exit of its own. */
export const START_SIDES: Sides = (1 << FORWARD) | (1 << RIGHT) | (1 << LEFT);

/** BLN-5.2: the end of a trench, reached from our side alone. */
const FLAG_SIDES: Sides = 1 << BACK;

/** The sides on which a trench, the start trench or a flag is open; none on open ground. */
export function openSides(set: TileSet, { trenches, flags }: Ground, cell: Cell): Sides {
  if (isStart(set.board, cell)) return START_SIDES;
  const trench = trenches[cell];
  if (trench) return trench.open;
  // Flags stand in the enemy zone alone: asked first, it spares a search for every other cell of open ground.
  return isZone(set.board, cell) && flags.includes(cell) ? FLAG_SIDES : 0;
}

export function isTrench(set: TileSet, ground: Ground, cell: Cell): boolean {
  return openSides(set, ground, cell) !== 0;
}

export function markAt(set: TileSet, { trenches }: Ground, cell: Cell): Mark | null {
  const trench = trenches[cell];
  return trench ? (set.trenches[trench.tile]?.mark ?? null) : null;
}

/** BLN-6.3, BLN-6.4: whether an enemy tile that enters the cell is lost on the mark of its trench. */
export function isTrap(set: TileSet, ground: Ground, cell: Cell, enemy: Enemy): boolean {
  return markAt(set, ground, cell) === TRAPS[enemyKind(set, enemy).arm];
}

export function enemiesOnBoard({ enemies }: Pick<Ground, 'enemies'>): number {
  let count = 0;
  for (const enemy of enemies) if (enemy !== null) count++;
  return count;
}
