import type { Field } from './field.ts';
import { encloses, holds } from './inside.ts';
import { GRAZE, type Point, type Point3 } from './point.ts';

/** Heights nearer than this are one height. */
const SAME = 0.01;
/** A hair: as far in as is surely in. */
const INSIDE = 0.005;

/**
 * A hair further in, on each flat ground whose edge a place is on. Up to the very edge leads no leg, for at its end there is
 * nothing to get up on; but to a place right behind it one does, and a step back leads to the edge.
 */
export function inland({ grounds }: Field, { x, y, z }: Point3): Point3[] {
  if (z <= 0) return [];
  return grounds.flatMap(({ corners, top, slope }) => {
    if (slope || Math.abs(top - z) > SAME) return [];
    if (!holds(corners, { x, y }) || encloses(corners, { x, y })) return [];
    return [{ ...pushedIn(corners, { x, y }), z }];
  });
}

function pushedIn(corners: readonly Point[], at: Point): Point {
  let { x, y } = at;
  let p = corners[corners.length - 1] as Point;
  for (const q of corners) {
    const alongX = q.x - p.x;
    const alongY = q.y - p.y;
    const size = Math.sqrt(alongX * alongX + alongY * alongY);
    const depth = (alongX * (at.y - p.y) - alongY * (at.x - p.x)) / size;
    if (depth <= GRAZE) {
      x -= (alongY / size) * INSIDE;
      y += (alongX / size) * INSIDE;
    }
    p = q;
  }
  return { x, y };
}
