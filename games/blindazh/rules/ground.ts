import {
  ALL_SIDES,
  type Cell,
  FORWARD,
  has,
  isStart,
  LEFT,
  neighbour,
  NOWHERE,
  opposite,
  RIGHT,
  type Side,
  type Sides,
  SIDES,
} from './board.ts';
import type { OpenPosition, State } from './state.ts';
import type { Mark } from './tiles.ts';

/** As much of a table as these questions need: a state has it, and so has what a player sees. */
export type Ground = Pick<State, 'set'> & Readonly<Pick<OpenPosition, 'trenches' | 'enemies' | 'flags'>>;

/** BLN-1.2: joined sideways, and each with an exit of its own. */
export const START_SIDES: Sides = (1 << FORWARD) | (1 << RIGHT) | (1 << LEFT);

/** The sides on which a trench, the start trench or a flag is open; none on open ground. */
export function openSides({ set, trenches, flags }: Ground, cell: Cell): Sides {
  if (isStart(set.board, cell)) return START_SIDES;
  const trench = trenches[cell];
  if (trench) return trench.open;
  return flags.includes(cell) ? ALL_SIDES : 0;
}

export function isTrench(ground: Ground, cell: Cell): boolean {
  return openSides(ground, cell) !== 0;
}

/** No tile of any kind: open ground, or a free cell of the enemy zone (BLN-4.2). */
export function isFree(ground: Ground, cell: Cell): boolean {
  return ground.enemies[cell] === null && !isTrench(ground, cell);
}

/** The trench cell one steps into through this side, or nowhere. */
function throughSide(ground: Ground, cell: Cell, side: Side): Cell {
  const next = neighbour(ground.set.board, cell, side);
  return next !== NOWHERE && has(openSides(ground, next), opposite(side)) ? next : NOWHERE;
}

export interface Stop {
  readonly cell: Cell;
  /** Steps from where the soldier stands. */
  readonly steps: number;
}

/** Every cell a soldier can walk to, its own first, the nearest before the farther (BLN-4.1). */
export function reach(ground: Ground, from: Cell, steps: number): Stop[] {
  const stops: Stop[] = [{ cell: from, steps: 0 }];
  for (let index = 0; index < stops.length; index++) {
    const here = stops[index] as Stop;
    if (here.steps >= steps) break;
    const open = openSides(ground, here.cell);
    for (const side of SIDES) {
      if (!has(open, side)) continue;
      const next = throughSide(ground, here.cell, side);
      if (next === NOWHERE || ground.enemies[next] !== null) continue;
      if (!stops.some(({ cell }) => cell === next)) stops.push({ cell: next, steps: here.steps + 1 });
    }
  }
  return stops;
}

/** A free cell that a soldier can step out onto, and the trench it leaves. */
export interface Exit extends Stop {
  readonly from: Cell;
}

/** The free cells within reach of a soldier's last step (BLN-4.2), each by its shortest way. */
export function exits(ground: Ground, from: Cell, steps: number): Exit[] {
  const found: Exit[] = [];
  if (steps === 0) return found;
  for (const stop of reach(ground, from, steps - 1)) {
    const open = openSides(ground, stop.cell);
    for (const side of SIDES) {
      if (!has(open, side)) continue;
      const cell = neighbour(ground.set.board, stop.cell, side);
      if (cell === NOWHERE || !isFree(ground, cell) || found.some((exit) => exit.cell === cell)) continue;
      found.push({ cell, from: stop.cell, steps: stop.steps + 1 });
    }
  }
  return found;
}

export function markAt({ set, trenches }: Ground, cell: Cell): Mark | null {
  const trench = trenches[cell];
  return trench ? (set.trenches[trench.tile]?.mark ?? null) : null;
}

export function enemiesOnBoard({ enemies }: Pick<Ground, 'enemies'>): number {
  let count = 0;
  for (const enemy of enemies) if (enemy !== null) count++;
  return count;
}
