import { dot, type Point, unit } from './point.ts';

/** A place to turn at, round a corner; its neighbours on the same outline say which way it bulges. */
export interface Turn extends Point {
  readonly before: Point;
  readonly after: Point;
}

/**
 * The outline that somebody of a radius walks round a convex one. Round each corner it is as many straight edges as keep
 * the cosine between one and the next above `smooth`; all of them touch the circle, so none cuts into it.
 */
export function outlineAround(corners: readonly Point[], radius: number, smooth: number): Turn[] {
  const around: Point[] = [];
  const normals = corners.length > 1 ? edgeNormals(corners) : null;
  corners.forEach((corner, index) => {
    if (normals) {
      const before = normals[(index + corners.length - 1) % corners.length] as Point;
      roundCorner(corner, before, normals[index] as Point, radius, smooth, around);
    } else {
      AXES.forEach((axis, turn) => {
        roundCorner(corner, axis, AXES[(turn + 1) % 4] as Point, radius, smooth, around);
      });
    }
  });
  return around.map(({ x, y }, index) => ({
    x,
    y,
    before: around[(index + around.length - 1) % around.length] as Point,
    after: around[(index + 1) % around.length] as Point,
  }));
}

const AXES: readonly Point[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
];

/** Outwards, of the edge that begins at each corner. */
function edgeNormals(corners: readonly Point[]): Point[] {
  return corners.map((p, index) => {
    const q = corners[(index + 1) % corners.length] as Point;
    return unit({ x: q.y - p.y, y: p.x - q.x });
  });
}

function roundCorner(
  corner: Point,
  a: Point,
  b: Point,
  radius: number,
  smooth: number,
  around: Point[],
): void {
  const cosine = dot(a, b);
  if (cosine >= smooth) {
    const by = radius / (1 + cosine);
    around.push({ x: corner.x + (a.x + b.x) * by, y: corner.y + (a.y + b.y) * by });
    return;
  }
  // Where the outline turns back on itself the two have no middle; square to the first is between them.
  const middle = cosine < -0.5 ? { x: -a.y, y: a.x } : unit({ x: a.x + b.x, y: a.y + b.y });
  roundCorner(corner, a, middle, radius, smooth, around);
  roundCorner(corner, middle, b, radius, smooth, around);
}
