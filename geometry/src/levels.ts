import type { Field } from './field.ts';
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
  for (const ground of field.grounds) {
    if (ground.walkable && (ramps || !ground.slope) && holds(ground.corners, point)) {
      heights.push(topOver(ground, point));
    }
  }
  return heights
    .filter((height) => !isBuried(field, point, height))
    .sort((a, b) => a - b)
    .filter((height, index, all) => index === 0 || height > (all[index - 1] as number));
}

function isBuried({ grounds }: Field, point: Point, height: number): boolean {
  return grounds.some(
    (ground) =>
      ground.base <= height + GRAZE &&
      ground.top > height + GRAZE &&
      encloses(ground.corners, point) &&
      topOver(ground, point) > height + GRAZE,
  );
}
