import type { Point } from './point.ts';

const NEVER = [1, 0] as const;
const ALWAYS = [0, 1] as const;

/**
 * From which share of a straight way to which a point is at most `radius` away from a convex outline; [1, 0] if never. The
 * distance from something convex falls and then rises, so that this is one piece.
 */
export function whileWithin(
  corners: readonly Point[],
  from: Point,
  by: Point,
  radius: number,
): readonly [enter: number, leave: number] {
  let enter = Number.POSITIVE_INFINITY;
  let leave = Number.NEGATIVE_INFINITY;
  const take = (t0: number, t1: number) => {
    if (t0 > t1) return;
    enter = Math.min(enter, t0);
    leave = Math.max(leave, t1);
  };
  let p = corners[corners.length - 1] as Point;
  for (const q of corners) {
    take(...insideDisc(q, from, by, radius));
    if (corners.length > 1) take(...insideStrip(p, q, from, by, radius));
    p = q;
  }
  if (corners.length > 2) take(...insideOutline(corners, from, by));
  enter = Math.max(0, enter);
  leave = Math.min(1, leave);
  return enter <= leave ? [enter, leave] : NEVER;
}

function insideDisc(centre: Point, from: Point, by: Point, radius: number): readonly [number, number] {
  const x = from.x - centre.x;
  const y = from.y - centre.y;
  const a = by.x * by.x + by.y * by.y;
  const c = x * x + y * y - radius * radius;
  if (a === 0) return c <= 0 ? [0, 1] : NEVER;
  const b = x * by.x + y * by.y;
  const root = b * b - a * c;
  if (root < 0) return NEVER;
  const half = Math.sqrt(root);
  return [(-b - half) / a, (-b + half) / a];
}

/** Beside an edge, at most `radius` from it, on either side. */
function insideStrip(p: Point, q: Point, from: Point, by: Point, radius: number): readonly [number, number] {
  const x = q.x - p.x;
  const y = q.y - p.y;
  const size = Math.sqrt(x * x + y * y);
  if (size === 0) return NEVER;
  const side = (p.x - from.x) * (q.y - from.y) - (p.y - from.y) * (q.x - from.x);
  const [t0, t1] = whileBetween(side / size, (x * by.y - y * by.x) / size, -radius, radius);
  const [t2, t3] = whileBetween((from.x - p.x) * x + (from.y - p.y) * y, x * by.x + y * by.y, 0, size * size);
  return [Math.max(t0, t2), Math.min(t1, t3)];
}

/** Where a straight way runs inside a convex outline, without end on either side. */
export function insideOutline(
  corners: readonly Point[],
  from: Point,
  by: Point,
): readonly [enter: number, leave: number] {
  let enter = Number.NEGATIVE_INFINITY;
  let leave = Number.POSITIVE_INFINITY;
  let p = corners[corners.length - 1] as Point;
  for (const q of corners) {
    const side = (p.x - from.x) * (q.y - from.y) - (p.y - from.y) * (q.x - from.x);
    const turn = (q.x - p.x) * by.y - (q.y - p.y) * by.x;
    if (turn > 0) enter = Math.max(enter, -side / turn);
    else if (turn < 0) leave = Math.min(leave, -side / turn);
    else if (side < 0) return NEVER;
    p = q;
  }
  return [enter, leave];
}

/** For which t `at + t × by` lies between two values. */
function whileBetween(at: number, by: number, low: number, high: number): readonly [number, number] {
  if (by === 0) return at >= low && at <= high ? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] : NEVER;
  const a = (low - at) / by;
  const b = (high - at) / by;
  return [Math.min(a, b), Math.max(a, b)];
}

/** From which share of a way up or down to which the height is between two others. */
export function whileLevel(from: number, to: number, low: number, high: number): readonly [number, number] {
  if (from === to) return from > low && from < high ? ALWAYS : NEVER;
  const [enter, leave] = whileBetween(from, to - from, low, high);
  return [Math.max(0, enter), Math.min(1, leave)];
}
