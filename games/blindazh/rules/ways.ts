import type { Seat } from '@bridgehead/kernel';
import { type Cell, has, NOWHERE, SIDES } from './board.ts';
import type { Ground } from './ground.ts';
import { soldierOf, type State } from './state.ts';
import type { TileSet } from './tiles.ts';
import { besideOf, joins, sidesOf, type Terrain, terrainOf } from './terrain.ts';

/** Where a soldier's steps can take it. Numbers side by side rather than objects: bots ask for it in every thought. */
export interface Ways {
  /** The cells it can walk to, its own first, the nearest before the farther (BLN-4.1). */
  readonly stops: readonly Cell[];
  /** Steps to each of the stops. */
  readonly steps: readonly number[];
  /** The free cells that its last step can leave the trenches for (BLN-4.2). */
  readonly exits: readonly Cell[];
}

export function waysFrom(terrain: Terrain, from: Cell, most: number): Ways {
  const stops = [from];
  const steps = [0];
  const exits: Cell[] = [];
  for (let index = 0; index < stops.length; index++) {
    const cell = stops[index] as Cell;
    const taken = steps[index] as number;
    if (taken >= most) break;
    const open = sidesOf(terrain, cell);
    for (const side of SIDES) {
      if (!has(open, side)) continue;
      const next = besideOf(terrain, cell, side);
      if (next === NOWHERE || terrain.enemies[next] !== null) continue;
      if (sidesOf(terrain, next) === 0) {
        if (!exits.includes(next)) exits.push(next);
      } else if (joins(terrain, next, side) && !stops.includes(next)) {
        stops.push(next);
        steps.push(taken + 1);
      }
    }
  }
  return { stops, steps, exits };
}

/** The ways of a seat's soldier with the steps it has left. */
export function waysOf(
  set: TileSet,
  ground: Ground & Readonly<Pick<State, 'soldiers' | 'steps'>>,
  seat: Seat,
): Ways {
  return waysFrom(terrainOf(set, ground), soldierOf(ground, seat), ground.steps);
}

/** Undefined for a cell that is none of the stops. */
export function stepsTo({ stops, steps }: Ways, cell: Cell): number | undefined {
  return steps[stops.indexOf(cell)];
}
