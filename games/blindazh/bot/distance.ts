import {
  ALL_SIDES,
  type Cell,
  has,
  NOWHERE,
  opposite,
  type Side,
  type Sides,
  SIDES,
  type Terrain,
} from '../rules/index.ts';

/** Steps through trenches, whoever stands in them. Worked out from many cells of one position: links first, once for all. */

/** By cell and side, four to a cell: where a step leads, or nowhere. Open ground is taken for a trench yet to be dug. */
export type Links = readonly Cell[];

export const NO_WAY = 99;

export function linksOf({ open, beside }: Terrain): Links {
  return beside.map((next, link) => {
    const side = (link % SIDES.length) as Side;
    const leaves = open[(link - side) / SIDES.length] || ALL_SIDES;
    return next !== NOWHERE && has(leaves, side) && has(open[next] as Sides, opposite(side)) ? next : NOWHERE;
  });
}

/** Steps from the nearest of the sources to every cell; a large number where there is no way. */
export function spread(links: Links, sources: readonly Cell[]): number[] {
  const distance = noWays(links.length / SIDES.length).slice();
  const queue = sources.slice();
  for (const cell of sources) distance[cell] = 0;
  for (let index = 0; index < queue.length; index++) {
    const cell = queue[index] as Cell;
    const steps = (distance[cell] as number) + 1;
    const first = cell * SIDES.length;
    for (let link = first; link < first + SIDES.length; link++) {
      const next = links[link] as Cell;
      if (next === NOWHERE || distance[next] !== NO_WAY) continue;
      distance[next] = steps;
      queue.push(next);
    }
  }
  return distance;
}

/** Kept from one position to the next and copied: far quicker than to fill a new one. */
let latest: readonly number[] = [];

function noWays(cells: number): readonly number[] {
  if (latest.length !== cells) latest = Array.from({ length: cells }, () => NO_WAY);
  return latest;
}
