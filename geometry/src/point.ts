/** Millimetres on the table. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The same, at a height above the table. */
export interface Point3 extends Point {
  readonly z: number;
}

/**
 * How deep two things may run into each other by rounding alone, in millimetres: what is pressed against a wall by one
 * calculation must not stand in it by the next.
 */
export const GRAZE = 0.001;

export function minus(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y };
}

export function dot(a: Point, b: Point): number {
  return a.x * b.x + a.y * b.y;
}

/** Positive where `b` lies to the left of `a`. */
export function cross(a: Point, b: Point): number {
  return a.x * b.y - a.y * b.x;
}

export function length(a: Point): number {
  return Math.sqrt(a.x * a.x + a.y * a.y);
}

export function unit(a: Point): Point {
  const by = length(a);
  return { x: a.x / by, y: a.y / by };
}

/** The point a share `t` of the way from `a` to `b`, both ends exact. */
export function between(a: Point3, b: Point3, t: number): Point3 {
  if (t <= 0) return a;
  if (t >= 1) return b;
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t, z: a.z + (b.z - a.z) * t };
}
