import { type Field, type Ground, isInBox } from './field.ts';
import { encloses, holds } from './inside.ts';
import { GRAZE, type Point } from './point.ts';
import { topOver } from './solid.ts';

export function isOnTable({ width, depth }: Field, { x, y }: Point): boolean {
  return x >= -GRAZE && y >= -GRAZE && x <= width + GRAZE && y <= depth + GRAZE;
}

/** The heights of the flat walkable surfaces at a point, lowest first. What something is built upon is no surface. */
export function levelsAt(field: Field, point: Point): number[] {
  return heightsAt(field, point, false);
}

/** The same, with ramps: where somebody may be on the way. */
export function heightsAt(field: Field, point: Point, ramps: boolean): number[] {
  if (!isOnTable(field, point)) return [];
  const heights = [0];
  const here = field.grounds.filter(({ box }) => isInBox(box, point));
  for (const ground of here) {
    if (!ground.walkable || (ground.slope && !ramps) || !holds(ground.corners, point)) continue;
    const height = topOver(ground, point);
    if (!heights.includes(height)) heights.push(height);
  }
  if (here.length === 0) return heights;
  return heights.filter((height) => !isBuried(here, point, height)).sort((a, b) => a - b);
}

function isBuried(here: readonly Ground[], point: Point, height: number): boolean {
  return here.some(
    (ground) =>
      ground.base <= height + GRAZE &&
      ground.top > height + GRAZE &&
      encloses(ground.corners, point) &&
      topOver(ground, point) > height + GRAZE,
  );
}
