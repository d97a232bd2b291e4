import type { Point } from './point.ts';

/** Whether a segment comes nearer to a convex outline than `radius`. */
export function isCloser(corners: readonly Point[], p: Point, q: Point, radius: number): boolean {
  const limit = radius * radius;
  const x = q.x - p.x;
  const y = q.y - p.y;
  const size = x * x + y * y;
  let a = corners[corners.length - 1] as Point;
  for (let index = 0; index < corners.length; index++) {
    const b = corners[index] as Point;
    if (squared(b, p, q, x, y, size) < limit) return true;
    const alongX = b.x - a.x;
    const alongY = b.y - a.y;
    const edge = alongX * alongX + alongY * alongY;
    if (squared(p, a, b, alongX, alongY, edge) < limit) return true;
    if (squared(q, a, b, alongX, alongY, edge) < limit) return true;
    a = b;
  }
  return corners.length > 2 && runsInside(corners, p, x, y);
}

/** Far from every edge and yet too close: whether a segment lies inside an outline or goes straight through. */
function runsInside(corners: readonly Point[], p: Point, x: number, y: number): boolean {
  let enter = 0;
  let leave = 1;
  let a = corners[corners.length - 1] as Point;
  for (let index = 0; index < corners.length; index++) {
    const b = corners[index] as Point;
    const side = (a.x - p.x) * (b.y - p.y) - (a.y - p.y) * (b.x - p.x);
    const turn = (b.x - a.x) * y - (b.y - a.y) * x;
    if (turn > 0) {
      if (side + turn * enter < 0) enter = -side / turn;
    } else if (turn < 0) {
      if (side + turn * leave < 0) leave = -side / turn;
    } else if (side < 0) {
      return false;
    }
    if (enter > leave) return false;
    a = b;
  }
  return true;
}

/** The square of the distance from `c` to the segment from `p` to `q`, which runs by (x, y). */
function squared(c: Point, p: Point, q: Point, x: number, y: number, size: number): number {
  const px = c.x - p.x;
  const py = c.y - p.y;
  if (px * x + py * y <= 0) return px * px + py * py;
  const qx = c.x - q.x;
  const qy = c.y - q.y;
  if (qx * x + qy * y >= 0) return qx * qx + qy * qy;
  const side = px * qy - py * qx;
  return (side * side) / size;
}
