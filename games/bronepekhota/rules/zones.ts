import type { Seat } from '@bridgehead/kernel';
import { missionOf } from './kinds.ts';
import { onTable } from './places.ts';
import type { Battlefield } from './playing.ts';

/** BRP-1.6: where an army is set up. */
export interface Zone {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
}

const LONG = 600;
const SHORT = 200;
export const ZONE_AREA = LONG * SHORT;

interface Table {
  readonly width: number;
  readonly depth: number;
}

/** Where a mission says, or else by BRP-1.6. */
export function zoneFor({ armoury, field, state }: Battlefield, seat: Seat): Zone {
  const given = missionOf(armoury, state).zones?.[state.sides[seat] as number];
  return given ? onTable(field, given) : zoneOf(field, state.sides.length, seat);
}

/** Two players have the middles of the short edges, more the corners along the long ones, neighbours beside each other. */
export function zoneOf({ width, depth }: Table, seats: number, seat: Seat): Zone {
  if (seats === 2) {
    return { x: seat === 0 ? 0 : width - SHORT, y: (depth - LONG) / 2, width: SHORT, depth: LONG };
  }
  const isRight = seat === 1 || seat === 2;
  const isFar = seat >= 2;
  return { x: isRight ? width - LONG : 0, y: isFar ? depth - SHORT : 0, width: LONG, depth: SHORT };
}

export function holds(zone: Zone, points: readonly { readonly x: number; readonly y: number }[]): boolean {
  return points.every(
    ({ x, y }) => x >= zone.x && y >= zone.y && x <= zone.x + zone.width && y <= zone.y + zone.depth,
  );
}
