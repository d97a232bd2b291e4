import type { Point } from './point.ts';
import { insideOutline } from './within.ts';

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
  if (corners.length < 3) return false;
  // Far from every edge and yet too close: inside, or straight through.
  const [enter, leave] = insideOutline(corners, p, { x, y });
  return enter <= leave && enter <= 1 && leave >= 0;
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
