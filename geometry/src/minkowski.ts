import { cross, minus, type Point } from './point.ts';

/** All sums of a point of one outline and a point of the other: again convex, corners counter-clockwise. */
export function minkowskiSum(a: readonly Point[], b: readonly Point[]): Point[] {
  const sum: Point[] = [];
  let i = lowest(a);
  let j = lowest(b);
  let left = a.length > 1 ? a.length : 0;
  let right = b.length > 1 ? b.length : 0;
  do {
    const p = at(a, i);
    const q = at(b, j);
    sum.push({ x: p.x + q.x, y: p.y + q.y });
    const turn = left === 0 ? -1 : right === 0 ? 1 : cross(minus(at(a, i + 1), p), minus(at(b, j + 1), q));
    // Whose next edge turns first goes first; parallel edges go together and make one.
    if (turn >= 0 && left > 0) {
      i++;
      left--;
    }
    if (turn <= 0 && right > 0) {
      j++;
      right--;
    }
  } while (left + right > 0);
  return sum;
}

/** All differences of a point of `b` and a point of `a`: how `b` lies as seen from `a`. */
export function minkowskiDifference(b: readonly Point[], a: readonly Point[]): Point[] {
  return minkowskiSum(
    b,
    a.map(({ x, y }) => ({ x: -x, y: -y })),
  );
}

function at(corners: readonly Point[], index: number): Point {
  return corners[index % corners.length] as Point;
}

function lowest(corners: readonly Point[]): number {
  let best = 0;
  for (let index = 1; index < corners.length; index++) {
    const { x, y } = at(corners, index);
    const low = at(corners, best);
    if (y < low.y || (y === low.y && x < low.x)) best = index;
  }
  return best;
}
