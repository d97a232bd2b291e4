import { BACK, type Cell, FORWARD, LEFT, RIGHT, type Sides } from './board.ts';
import type { OpenPosition } from './state.ts';
import { type Enemy, enemyKind, type Mark, TRAPS, type TileSet } from './tiles.ts';

/** As much of a table as these questions need: a state has it, and so has what a player sees. */
export type Ground = Readonly<Pick<OpenPosition, 'trenches' | 'enemies' | 'flags'>>;

/** BLN-1.2: joined sideways, and each with an exit of its own. */
const START_SIDES: Sides = (1 << FORWARD) | (1 << RIGHT) | (1 << LEFT);

/** BLN-5.2: the end of a trench, reached from our side alone. */
const FLAG_SIDES: Sides = 1 << BACK;

/** The sides on which trenches, the start trench and flags are open, by cell; none on open ground. */
export function sidesByCell({ board }: TileSet, { trenches, flags }: Ground): Sides[] {
  const sides = trenches.map((trench) => trench?.open ?? 0);
  for (let start = 0; start < sides.length; start += board.length) sides[start] = START_SIDES;
  for (const flag of flags) sides[flag] = FLAG_SIDES;
  return sides;
}

export function openSides(set: TileSet, ground: Ground, cell: Cell): Sides {
  return sidesByCell(set, ground)[cell] as Sides;
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
