import type { Point } from '@bridgehead/geometry';
import type { Condition, Edge, Mission } from '../rules/mission.ts';
import { onTable, placeAt } from '../rules/places.ts';
import type { Battlefield } from '../rules/playing.ts';
import { STEP } from '../rules/space.ts';
import { zoneFor } from '../rules/zones.ts';

/** A part of the table: how far a point is from it, in steps, and which of its points is nearest. */
export interface Area {
  far(at: Point): number;
  nearest(at: Point): Point;
}

/** So far inside a zone a soldier is in it with all its corners. */
const INSIDE = 18;

export function toEdge(
  { x, y }: Point,
  edge: Edge,
  { width, depth }: { width: number; depth: number },
): number {
  return { left: x, right: width - x, near: y, far: depth - y }[edge];
}

export function fromPoint({ x, y }: Point, within: number): Area['far'] {
  return (at) => Math.max(0, Math.hypot(at.x - x, at.y - y) - within) / STEP;
}

export function toPlace({ field }: Battlefield, mission: Mission, id: string, within: number): Area['far'] {
  const place = placeAt(mission, id);
  return fromPoint(onTable(field, place), place.radius + within * STEP);
}

export function zones(table: Battlefield, isWanted: (side: number) => boolean): Area[] {
  return table.state.sides.flatMap((side, seat) => {
    if (!isWanted(side)) return [];
    const { x, y, width, depth } = zoneFor(table, seat);
    const into = (value: number, from: number, length: number) =>
      Math.min(Math.max(value, from + INSIDE), from + length - INSIDE);
    const nearest = (at: Point) => ({ x: into(at.x, x, width), y: into(at.y, y, depth) });
    return [{ nearest, far: (at) => steps(at, nearest(at)) }];
  });
}

function steps(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y) / STEP;
}

/** Where a load must be to count as held; null where it may be anywhere. */
export function destination(
  table: Battlefield,
  mission: Mission,
  side: number,
  { near, isHome }: Extract<Condition, { is: 'held' }>,
): Area | null {
  if (near) {
    const place = onTable(table.field, placeAt(mission, near.place));
    return { nearest: () => place, far: toPlace(table, mission, near.place, near.within) };
  }
  const [home] = isHome ? zones(table, (other) => other === side) : [];
  return home ?? null;
}
