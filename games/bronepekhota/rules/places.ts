import { disc, gap } from '@bridgehead/geometry';
import type { Mission, Place } from './mission.ts';
import type { Battlefield } from './playing.ts';
import { inSteps, solidOf } from './space.ts';
import type { Piece } from './state.ts';

export function placeAt({ places }: Mission, id: string): Place {
  const found = places.find((place) => place.id === id);
  if (!found) throw new Error(`there is no place “${id}”`);
  return found;
}

/** Places are counted from the centre of the table. */
export function onTable<Spot extends { readonly x: number; readonly y: number }>(
  { width, depth }: { readonly width: number; readonly depth: number },
  spot: Spot,
): Spot {
  return { ...spot, x: width / 2 + spot.x, y: depth / 2 + spot.y };
}

/** Measured flat, from the edge of the place: a building has a roof. */
export function stepsTo({ armoury, field }: Battlefield, piece: Piece, place: Place): number {
  return inSteps(gap(solidOf(armoury, piece), disc(onTable(field, place), place.radius)));
}
