import { gap, isWithin } from './gap.ts';
import { GRAZE, type Point } from './point.ts';
import type { Shape } from './shape.ts';

/** What lies between two heights. */
export interface Span {
  readonly base: number;
  readonly top: number;
}

/** The height of a plane above a point: `at + x × p.x + y × p.y`. */
export interface Plane {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/** A shape that stands up: a piece, a wall, a slab. A slope cuts it off below its top. */
export interface Solid extends Shape, Span {
  readonly slope?: Plane;
}

export function upright(shape: Shape, base: number, height: number): Solid {
  return { corners: shape.corners, radius: shape.radius, base, top: base + height };
}

export function heightOver({ x, y, at }: Plane, point: Point): number {
  return x * point.x + y * point.y + at;
}

/** The height of a solid's upper side above a point of it. */
export function topOver({ slope, top }: Solid, point: Point): number {
  return slope ? heightOver(slope, point) : top;
}

/** How far two spans are apart in height; 0 where they meet. */
function heightGap(a: Span, b: Span): number {
  return Math.max(0, a.base - b.top, b.base - a.top);
}

/** Whether two spans share more than a plane. */
export function heightsOverlap(a: Span, b: Span): boolean {
  return a.base < b.top - GRAZE && b.base < a.top - GRAZE;
}

/** The straight distance between two solids in space, in millimetres; slopes count as full height. */
export function distance(a: Solid, b: Solid): number {
  const across = gap(a, b);
  const up = heightGap(a, b);
  return Math.sqrt(across * across + up * up);
}

/** Whether two solids are at most `within` apart at a height that they share. */
export function touch(a: Solid, b: Solid, within: number): boolean {
  return heightsOverlap(a, b) && isWithin(a, b, within);
}
