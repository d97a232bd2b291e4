import type { Seat } from '@bridgehead/kernel';
import { type Cell, has, SIDES } from './board.ts';
import type { Ground } from './ground.ts';
import { soldierOf, type State } from './state.ts';
import { besideOf, joins, sidesOf, type Terrain, terrainOf } from './terrain.ts';
import type { TileSet } from './tiles.ts';
import { waysFrom } from './ways.ts';

/**
 * The cells on a soldier's shortest way to a stop, or out of the trenches onto a free cell: its own first, and none where its steps
 * do not lead.
 */
export function routeTo(
  set: TileSet,
  ground: Ground & Readonly<Pick<State, 'soldiers' | 'steps'>>,
  seat: Seat,
  to: Cell,
): Cell[] {
  const terrain = terrainOf(set, ground);
  const from = soldierOf(ground, seat);
  const { stops, exits } = waysFrom(terrain, from, ground.steps);
  if (!stops.includes(to) && !exits.includes(to)) return [];
  const route = [to];
  while (route[0] !== from) {
    // Stops are listed nearest first: the first that leads on lies on a shortest way.
    route.unshift(stops.find((stop) => leadsTo(terrain, stop, route[0] as Cell)) as Cell);
  }
  return route;
}

function leadsTo(terrain: Terrain, stop: Cell, cell: Cell): boolean {
  const isOpen = sidesOf(terrain, cell) === 0;
  return SIDES.some(
    (side) =>
      has(sidesOf(terrain, stop), side) &&
      besideOf(terrain, stop, side) === cell &&
      (isOpen || joins(terrain, cell, side)),
  );
}
