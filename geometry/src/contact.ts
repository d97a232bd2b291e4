import type { Stretch } from './gait.ts';
import { areClear, isWithin } from './gap.ts';
import { minkowskiDifference } from './minkowski.ts';
import { between, GRAZE, minus, type Point, type Point3 } from './point.ts';
import { moved, type Shape, swept } from './shape.ts';
import { heightsOverlap, type Solid } from './solid.ts';
import { whileLevel, whileWithin } from './within.ts';

/** Where a mover first comes near: whom it meets, on which stretch and where its own centre is then. */
export interface Contact {
  readonly other: number;
  readonly stretch: number;
  readonly at: Point3;
}

/**
 * Where the gap between a mover and one of the others first becomes `within` at a height both share. Whoever was `touched`
 * when the way began counts only once it has been left. `shape` is the mover around its centre at (0, 0).
 */
export function firstContact(
  shape: Shape,
  height: number,
  stretches: readonly Stretch[],
  others: readonly Solid[],
  within: number,
  touched: ReadonlySet<number>,
): Contact | null {
  const held = new Set(touched);
  for (const [stretch, { from, to }] of stretches.entries()) {
    const way = swept(moved(shape, from), minus(to, from));
    let first = Number.POSITIVE_INFINITY;
    let met = -1;
    others.forEach((other, index) => {
      if (held.has(index) || areClear(way, other, within)) return;
      const t = meeting(shape, height, from, to, other, within);
      if (t >= first) return;
      first = t;
      met = index;
    });
    if (met >= 0) return { other: met, stretch, at: between(from, to, first) };
    for (const index of held)
      if (!isNear(shape, height, to, others[index] as Solid, within)) held.delete(index);
  }
  return null;
}

function isNear(shape: Shape, height: number, at: Point3, other: Solid, within: number): boolean {
  const body = { base: at.z, top: at.z + height };
  return heightsOverlap(body, other) && isWithin(moved(shape, at), other, within);
}

/** The share of a stretch after which a mover is near; infinite if it never is. */
function meeting(
  shape: Shape,
  height: number,
  from: Point3,
  to: Point3,
  other: Solid,
  within: number,
): number {
  const [low, high] = whileLevel(from.z, to.z, other.base - height + GRAZE, other.top - GRAZE);
  if (low > high) return Number.POSITIVE_INFINITY;
  const seen: readonly Point[] = minkowskiDifference(other.corners, shape.corners);
  const [enter, leave] = whileWithin(seen, from, minus(to, from), shape.radius + other.radius + within);
  const t = Math.max(enter, low);
  return t <= Math.min(leave, high) ? t : Number.POSITIVE_INFINITY;
}
