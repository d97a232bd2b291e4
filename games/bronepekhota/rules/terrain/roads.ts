import type { Chance } from '@bridgehead/kernel';
import { WIDEST } from './lanes.ts';
import { type Lot, turnedBox } from './shapes.ts';

/** How far from the near edge the road to the middle may be. */
const NEAREST = 130;
const GRID = 10;
/** Where the streets on either side may begin. */
const STREETS = 48;

interface Table {
  readonly width: number;
  readonly depth: number;
}

/**
 * Nothing is built on them, so that the widest machine gets from every zone to every other. The main road goes to the middle
 * of the table and turns there twice: nobody shoots along it from one army to the next. Where zones are in the corners, a
 * street from each of them meets it.
 */
export function roadsOf({ width, depth }: Table, hasCorners: boolean, chance: Chance): Lot[] {
  const [across, up] = [width / 2, depth / 2];
  const least = hasCorners ? up - 2 * WIDEST : NEAREST;
  const offset = least + GRID * chance.below((up - WIDEST - least) / GRID + 1);
  const y = chance.below(2) === 0 ? offset : depth - offset - WIDEST;
  const streets = hasCorners ? streetsTo(y, depth, chance) : [];
  const begin = hasCorners ? Math.min(...streets.map(({ x }) => x)) : 0;
  const west = { x: begin, y, width: across - WIDEST / 2 - begin, depth: WIDEST };
  const middle = { x: across - WIDEST / 2, y: offset, width: WIDEST, depth: depth - 2 * offset };
  const half = [west, ...streets];
  return [...half, middle, ...half.map((road) => turnedBox(road, width, depth))];
}

/** From the near and the far edge, not in one line. */
function streetsTo(y: number, depth: number, chance: Chance): Lot[] {
  const near = GRID * chance.below(STREETS);
  const far = (near + (STREETS / 2) * GRID + GRID * chance.below(STREETS / 3)) % (STREETS * GRID);
  return [
    { x: near, y: 0, width: WIDEST, depth: y },
    { x: far, y: y + WIDEST, width: WIDEST, depth: depth - y - WIDEST },
  ];
}
