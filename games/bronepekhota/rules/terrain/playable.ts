import { type Field, standing, upright } from '@bridgehead/geometry';
import { zoneOf } from '../zones.ts';
import { isMoreExposed } from './exposure.ts';
import { type Lanes, lanesOf, partsIn } from './lanes.ts';
import { boxed, type Lot } from './shapes.ts';

/** No more than so many of two armies see each other before the first move. */
export const MOST_EXPOSED = 0.34;

/** What makes a table unplayable. */
export type Flaw = 'no-lane' | 'exposed' | 'centre';

export function zonesOf(table: Pick<Field, 'width' | 'depth'>, seats: number): Lot[] {
  return Array.from({ length: seats }, (_, seat) => zoneOf(table, seats, seat));
}

/**
 * Whether armies of so many seats can fight here: wherever the widest machine is set up it reaches all other zones, few
 * soldiers see each other across the table, and whatever a mission puts in the middle can be pushed from there.
 */
export function flawOf(field: Field, seats: number): Flaw | null {
  const zones = zonesOf(field, seats);
  const lanes = lanesOf(field);
  if (!isOne(lanes, zones)) return 'no-lane';
  if (!hasCentre(field)) return 'centre';
  return isExposed(field, seats) ? 'exposed' : null;
}

export function isExposed(field: Field, seats: number): boolean {
  return pairsOf(zonesOf(field, seats)).some(([from, to]) => isMoreExposed(field, from, to, MOST_EXPOSED));
}

function isOne(lanes: Lanes, zones: readonly Lot[]): boolean {
  const parts = zones.map((zone) => partsIn(lanes, zone));
  return parts.every((part) => part.size > 0) && new Set(parts.flatMap((part) => [...part])).size === 1;
}

const LOAD = 20;

function hasCentre(field: Field): boolean {
  const centre = { x: field.width / 2, y: field.depth / 2 };
  const half = LOAD / 2;
  const corners = boxed({ x: centre.x - half, y: centre.y - half, width: LOAD, depth: LOAD });
  return !standing(field, upright({ corners, radius: 0 }, 0, LOAD), centre, [], 0);
}

function pairsOf<T>(all: readonly T[]): [T, T][] {
  return all.flatMap((one, index) => all.slice(index + 1).map((other): [T, T] => [one, other]));
}
