import {
  type BoardSize,
  type Cell,
  cellsOn,
  has,
  neighbour,
  NOWHERE,
  openSides,
  opposite,
  type Side,
  type Sides,
  SIDES,
} from '../rules/index.ts';
import type { Sight } from './sight.ts';

/** A position's trenches, worked out once: weighing a turn asks the same of every cell many times over. */
export interface Terrain {
  readonly board: BoardSize;
  /** By cell and side, four to a cell. */
  readonly beside: readonly Cell[];
  /** Open sides by cell; 0 on open ground. */
  readonly open: readonly Sides[];
  readonly enemies: Sight['enemies'];
}

export function terrainOf(sight: Sight): Terrain {
  const { board } = sight.set;
  const open: Sides[] = [];
  for (let cell = 0; cell < sight.enemies.length; cell++) open.push(openSides(sight, cell));
  return { board, beside: besideOn(board), open, enemies: sight.enemies };
}

/** Kept once made: it never changes on one board. */
const known = new WeakMap<BoardSize, readonly Cell[]>();

function besideOn(board: BoardSize): readonly Cell[] {
  let beside = known.get(board);
  if (beside) return beside;
  const cells = Array.from({ length: cellsOn(board) }, (_, cell) => cell);
  beside = cells.flatMap((cell) => SIDES.map((side) => neighbour(board, cell, side)));
  known.set(board, beside);
  return beside;
}

export function besideOf({ beside }: Terrain, cell: Cell, side: Side): Cell {
  return beside[cell * SIDES.length + side] as Cell;
}

export function sidesOf({ open }: Terrain, cell: Cell): Sides {
  return open[cell] as Sides;
}

export function isBare({ open, enemies }: Terrain, cell: Cell): boolean {
  return open[cell] === 0 && enemies[cell] === null;
}

/** Whether the trench on this side goes on into the next cell. */
export function joins(terrain: Terrain, next: Cell, side: Side): boolean {
  return has(sidesOf(terrain, next), opposite(side));
}

/** The cells a soldier can walk to, its own first, and the bare ones it can step out onto (BLN-4.1, BLN-4.2). */
export interface Ways {
  readonly stops: readonly Cell[];
  readonly exits: readonly Cell[];
}

export function waysFrom(terrain: Terrain, from: Cell, steps: number): Ways {
  const stops = [from];
  const exits: Cell[] = [];
  let nearer = 0;
  for (let step = 0; step < steps; step++) {
    for (const ring = stops.length; nearer < ring; nearer++) {
      const cell = stops[nearer] as Cell;
      const open = sidesOf(terrain, cell);
      for (const side of SIDES) {
        if (!has(open, side)) continue;
        const next = besideOf(terrain, cell, side);
        if (next === NOWHERE || terrain.enemies[next] !== null) continue;
        if (sidesOf(terrain, next) === 0) {
          if (!exits.includes(next)) exits.push(next);
        } else if (joins(terrain, next, side) && !stops.includes(next)) stops.push(next);
      }
    }
  }
  return { stops, exits };
}
