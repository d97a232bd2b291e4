import { minkowskiDifference } from './minkowski.ts';
import { GRAZE, type Point } from './point.ts';
import type { Shape } from './shape.ts';

/** The square of a length that is rounding only. */
const NO_LENGTH = 1e-12;

/** How far two shapes are apart; where they overlap, how deep, below zero. */
export function separation(a: Shape, b: Shape): number {
  return distanceFromOrigin(minkowskiDifference(b.corners, a.corners)) - (a.radius + b.radius);
}

/** The gap between two shapes, 0 where they meet. */
export function gap(a: Shape, b: Shape): number {
  return Math.max(0, separation(a, b));
}

/** Whether two shapes share more than an edge. */
export function overlap(a: Shape, b: Shape): boolean {
  return !areClear(a, b, 0) && separation(a, b) < -GRAZE;
}

/** Whether the gap between two shapes is at most that. */
export function isWithin(a: Shape, b: Shape, most: number): boolean {
  return !areClear(a, b, most) && separation(a, b) <= most;
}

/** Whether already along one of the axes two shapes are further apart, past all rounding. Most pairs on a table are. */
export function areClear(a: Shape, b: Shape, most: number): boolean {
  const room = a.radius + b.radius + most + GRAZE;
  let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of a.corners) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < low) low = y;
    if (y > high) high = y;
  }
  let [isLeft, isRight, isLow, isHigh] = [true, true, true, true];
  for (const { x, y } of b.corners) {
    if (x >= left - room) isLeft = false;
    if (x <= right + room) isRight = false;
    if (y >= low - room) isLow = false;
    if (y <= high + room) isHigh = false;
  }
  return isLeft || isRight || isLow || isHigh;
}

/** How far the origin lies outside a convex outline; inside, its distance from the nearest edge, below zero. */
function distanceFromOrigin(corners: readonly Point[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  let depth = corners.length > 2 ? Number.POSITIVE_INFINITY : 0;
  let p = corners.at(-1) as Point;
  for (const q of corners) {
    const x = q.x - p.x;
    const y = q.y - p.y;
    const size = x * x + y * y;
    // From the products of both ends, so that an edge gone the other way gives the same bits.
    const side = p.x * q.y - p.y * q.x;
    nearest = Math.min(nearest, squaredToSegment(p, q, size, side));
    // Left of every edge is inside; an outline without area has no inside, an edge of no length no sides.
    if (size > NO_LENGTH) depth = Math.min(depth, side / Math.sqrt(size));
    p = q;
  }
  return depth > 0 ? -depth : Math.sqrt(nearest);
}

/** The square of the distance from the origin to a segment. */
function squaredToSegment(p: Point, q: Point, size: number, side: number): number {
  if (p.x * (q.x - p.x) + p.y * (q.y - p.y) >= 0) return p.x * p.x + p.y * p.y;
  if (q.x * (q.x - p.x) + q.y * (q.y - p.y) <= 0) return q.x * q.x + q.y * q.y;
  return (side * side) / size;
}
