import {
  besideOf,
  type Cell,
  has,
  isFree,
  isZone,
  NOWHERE,
  rowOf,
  SIDES,
  type Sides,
  sidesOf,
  type Terrain,
} from '../rules/index.ts';
import { spread } from './distance.ts';
import type { Network } from './network.ts';

/** The trench towards the enemy zone: how far it has come, and how far every cell is from where it goes on. */
export interface Project {
  /** The row of the foremost free cell that can be dug next; −1 when there is nothing left to dig for. */
  readonly front: number;
  /** Steps through the trenches to a cell it goes on from; a large number from where there is no way. */
  readonly distance: readonly number[];
}

/** As the trenches alone would have it, unless an enemy tile stands where it would go on. */
export function projectOf(terrain: Terrain, network: Network): Project {
  for (const cell of network.foremost) {
    if (terrain.enemies[cell] !== null) return drawUp(terrain, network);
  }
  return network.project;
}

export function drawUp(
  terrain: Terrain,
  { ends, links, spare }: Pick<Network, 'ends' | 'links' | 'spare'>,
): Project {
  let front = -1;
  let heads: Cell[] = [];
  for (const cell of ends) {
    const row = bestExit(terrain, cell, sidesOf(terrain, cell), spare);
    if (row < front || row < 0) continue;
    if (row > front) heads = [];
    front = row;
    heads.push(cell);
  }
  return { front, distance: spread(links, heads) };
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
