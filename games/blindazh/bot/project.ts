import {
  ALL_SIDES,
  besideOf,
  type Cell,
  has,
  isFree,
  isZone,
  joins,
  NOWHERE,
  rowOf,
  SIDES,
  type Sides,
  sidesOf,
  startCells,
  type Terrain,
  terrainOf,
  type TileSet,
} from '../rules/index.ts';
import type { Sight } from './sight.ts';

/** The trench towards the enemy zone: how far it has come, and how far every cell is from where it goes on. */
export interface Project {
  /** The row of the foremost free cell that can be dug next; −1 when there is nothing left to dig for. */
  readonly front: number;
  /** Steps through the trenches to a cell it goes on from; a large number from where there is no way. */
  readonly distance: readonly number[];
}

const NO_WAY = 99;

export function projectOf(set: TileSet, sight: Sight, terrain = terrainOf(set, sight)): Project {
  const joined = spread(terrain, startCells(terrain.board));
  const spare = sight.flags.length < set.flags;
  let front = -1;
  let heads: Cell[] = [];
  for (let cell = 0; cell < joined.length; cell++) {
    if (joined[cell] === NO_WAY) continue;
    const row = bestExit(terrain, cell, sidesOf(terrain, cell), spare);
    if (row < front || row < 0) continue;
    if (row > front) heads = [];
    front = row;
    heads.push(cell);
  }
  return { front, distance: spread(terrain, heads) };
}

/** The foremost row that opens from a cell with these open sides. */
export function bestExit(terrain: Terrain, cell: Cell, open: Sides, spare: boolean): number {
  const { board } = terrain;
  let best = -1;
  for (const side of SIDES) {
    if (!has(open, side)) continue;
    const next = besideOf(terrain, cell, side);
    if (next === NOWHERE || !isFree(terrain, next) || (!spare && isZone(board, next))) continue;
    best = Math.max(best, rowOf(board, next));
  }
  return best;
}

/** Steps from any of the sources through trenches, whoever stands in them. Open ground among the sources is to be dug. */
export function spread(terrain: Terrain, sources: readonly Cell[]): number[] {
  const distance: number[] = [];
  for (let cell = 0; cell < terrain.open.length; cell++) distance.push(NO_WAY);
  const queue = [...sources];
  for (const cell of sources) distance[cell] = 0;
  for (let index = 0; index < queue.length; index++) {
    const cell = queue[index] as Cell;
    const open = sidesOf(terrain, cell) || ALL_SIDES;
    for (const side of SIDES) {
      if (!has(open, side)) continue;
      const next = besideOf(terrain, cell, side);
      if (next === NOWHERE || distance[next] !== NO_WAY || !joins(terrain, next, side)) continue;
      distance[next] = (distance[cell] as number) + 1;
      queue.push(next);
    }
  }
  return distance;
}
