import {
  besideOf,
  type Cell,
  has,
  NOWHERE,
  rowOf,
  SIDES,
  type Sides,
  sidesOf,
  startCells,
  type Terrain,
  type TileSet,
} from '../rules/index.ts';
import { type Links, linksOf, NO_WAY, spread } from './distance.ts';
import { coverByLane, openLanes } from './guard.ts';
import { shotsFrom } from './interception.ts';
import { drawUp, type Project } from './project.ts';

/** What follows from where trenches and flags lie, whoever stands in them. */
export interface Network {
  readonly set: TileSet;
  readonly open: readonly Sides[];
  readonly links: Links;
  /** Lanes that no flag closes. */
  readonly lanes: readonly number[];
  /** Cells under fire from the flank, by lane. */
  readonly cover: readonly number[];
  /** A flag is left to be planted. */
  readonly spare: boolean;
  /** Cells with a way from the start trench to them and a side that leads out onto open ground. */
  readonly ends: readonly Cell[];
  /** The digging with no enemy tile in its way, and the open ground on which it would go on. */
  readonly project: Project;
  readonly foremost: readonly Cell[];
  /** By the cell of a soldier; null until asked for. */
  readonly shots: (Uint8Array | null)[];
}

/**
 * Worlds played on from one position hardly differ in their trenches: nearly every layout has been met before. Kept by a
 * hash of it, a newcomer in place of whichever was there.
 */
const KEPT = 1024;
const kept: (Network | null)[] = Array.from({ length: KEPT }, () => null);

export function networkOf(set: TileSet, terrain: Terrain): Network {
  const place = hashOf(terrain.open) % KEPT;
  const known = kept[place];
  if (known?.set === set && isSame(known.open, terrain.open)) return known;
  const network = surveyed(set, terrain);
  kept[place] = network;
  return network;
}

function hashOf(open: readonly Sides[]): number {
  let hash = 0;
  for (let cell = 0; cell < open.length; cell++) hash = (Math.imul(hash, 31) + (open[cell] as Sides)) | 0;
  return (hash ^ (hash >>> 15)) >>> 0;
}

function isSame(one: readonly Sides[], other: readonly Sides[]): boolean {
  for (let cell = 0; cell < one.length; cell++) if (one[cell] !== other[cell]) return false;
  return true;
}

function surveyed(set: TileSet, terrain: Terrain): Network {
  const { board, beside, open } = terrain;
  const links = linksOf(terrain);
  const lanes = openLanes(terrain);
  const spare = board.lanes - lanes.length < set.flags;
  const { ends, outlets } = waysOut(terrain, links);
  const unopposed = { board, beside, open, enemies: open.map(() => null) };
  const project = drawUp(unopposed, { ends, links, spare });
  return {
    set,
    open,
    links,
    lanes,
    cover: coverByLane(terrain),
    spare,
    ends,
    project,
    foremost: outlets.filter((cell) => rowOf(board, cell) === project.front),
    shots: open.map(() => null),
  };
}

function waysOut(terrain: Terrain, links: Links): { ends: Cell[]; outlets: Cell[] } {
  const joined = spread(links, startCells(terrain.board));
  const ends: Cell[] = [];
  const outlets: Cell[] = [];
  for (let cell = 0; cell < joined.length; cell++) {
    if (joined[cell] === NO_WAY) continue;
    const known = outlets.length;
    for (const side of SIDES) {
      const next = besideOf(terrain, cell, side);
      if (!has(sidesOf(terrain, cell), side) || next === NOWHERE || sidesOf(terrain, next) !== 0) continue;
      outlets.push(next);
    }
    if (outlets.length > known) ends.push(cell);
  }
  return { ends, outlets };
}

/** Shots that a soldier on a cell can fire at a tile that marches, by where it is now. */
export function shotsOf({ set, links, shots }: Network, from: Cell): Uint8Array {
  shots[from] ??= shotsFrom(set.board, spread(links, [from]));
  return shots[from];
}
