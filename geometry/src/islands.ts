import type { Field, Ground } from './field.ts';
import type { Gait } from './gait.ts';
import { separation } from './gap.ts';
import { holds } from './inside.ts';
import type { Point, Point3 } from './point.ts';
import type { Shape } from './shape.ts';

/** Where no island is: on the table, on anything low, on roofs that lead to each other. */
const MAINLAND = -1;
/** The end of a ladder or the edge of a ramp: there one goes from anywhere to anywhere. */
export const HARBOUR = -2;

const SAME = 0.01;

/**
 * Which island a place is on: a surface that no leg leads on to or off, except at a ladder or over the edge of a ramp.
 * Legs between islands need not be looked at, and on a table with buildings these are most.
 */
export function islandOf(field: Field, islands: readonly boolean[], place: Point3): number {
  for (let index = 0; index < islands.length; index++) {
    if (!islands[index]) continue;
    const { top, corners } = field.grounds[index] as Ground;
    if (Math.abs(top - place.z) <= SAME && holds(corners, place)) return index;
  }
  return MAINLAND;
}

/** Of every ground, whether it is an island to a gait. */
export function islandsOf({ grounds }: Field, { climb, hurdle, jump, step }: Gait): boolean[] {
  const rise = Math.max(step, hurdle?.upTo ?? 0, jump?.reach ?? 0) + SAME;
  const leap = Math.max(SAME, jump?.reach ?? 0);
  const isHigh = (ground: Ground) =>
    ground.walkable && !ground.slope && ground.top > rise && !(climb && ground.climbable);
  // A ramp that ends flush with a roof, its lower half away from it, leads on to it by its edge alone.
  const isFlush = (ramp: Ground, ground: Ground) =>
    ramp.slope !== undefined &&
    ramp.walkable &&
    Math.abs(ramp.top - ground.top) <= SAME &&
    separation(lowerHalf(ramp), ground) > (ramp.top - ramp.base) / 4;
  const leadsOn = (other: Ground, ground: Ground) =>
    other.top >= ground.top - rise &&
    (other.slope ? other.base : other.top) <= ground.top + rise &&
    !isFlush(other, ground) &&
    separation(other, ground) <= leap;
  return grounds.map(
    (ground) => isHigh(ground) && !grounds.some((other) => other !== ground && leadsOn(other, ground)),
  );
}

function lowerHalf({ corners }: Ground): Shape {
  const [a, b, c, d] = corners as [Point, Point, Point, Point];
  const middle = (p: Point, q: Point) => ({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 });
  return { corners: [a, middle(a, b), middle(d, c), d], radius: 0 };
}

/** Whether a leg between two islands may be possible. */
export function mayLead(from: number, to: number): boolean {
  return from === to || from === HARBOUR || to === HARBOUR;
}
