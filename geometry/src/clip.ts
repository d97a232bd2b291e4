import type { Point } from './point.ts';
import { heightOver, type Plane } from './solid.ts';

/** The part of a convex outline over which a plane is higher than a height. */
export function partAbove(corners: readonly Point[], plane: Plane, height: number): Point[] {
  const part: Point[] = [];
  let p = corners[corners.length - 1] as Point;
  let a = heightOver(plane, p) - height;
  for (const q of corners) {
    const b = heightOver(plane, q) - height;
    if (a > 0 !== b > 0) {
      const t = a / (a - b);
      part.push({ x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t });
    }
    if (b > 0) part.push(q);
    p = q;
    a = b;
  }
  return part;
}
