import { GRAZE, type Point } from './point.ts';

/** Whether a convex outline holds a point, its edges included. */
export function holds(corners: readonly Point[], point: Point): boolean {
  return isLeftOfAll(corners, point, -GRAZE);
}

/** Whether a point lies inside a convex outline and not on its edge. */
export function encloses(corners: readonly Point[], point: Point): boolean {
  return isLeftOfAll(corners, point, GRAZE);
}

function isLeftOfAll(corners: readonly Point[], { x, y }: Point, by: number): boolean {
  let p = corners[corners.length - 1] as Point;
  for (const q of corners) {
    // As in distanceFromOrigin: the same bits whichever way round the edge is gone.
    const side = (p.x - x) * (q.y - y) - (p.y - y) * (q.x - x);
    const along = q.x - p.x;
    const up = q.y - p.y;
    if (side < by * Math.sqrt(along * along + up * up)) return false;
    p = q;
  }
  return true;
}
