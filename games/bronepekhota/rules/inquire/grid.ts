import { levelsAt, type Point, type Point3 } from '@bridgehead/geometry';
import type { Battlefield } from '../playing.ts';

/** How fine a reach is told, in millimetres. */
export const GRID = 20;

/** The crossings of a grid over the table round a place, within a distance. */
export function crossings(
  { field }: Pick<Battlefield, 'field'>,
  round: Point,
  far: number,
  grid = GRID,
): Point[] {
  const found: Point[] = [];
  const [right, top] = [Math.min(round.x + far, field.width), Math.min(round.y + far, field.depth)];
  for (let y = Math.max(0, Math.ceil((round.y - far) / grid)) * grid; y <= top; y += grid) {
    for (let x = Math.max(0, Math.ceil((round.x - far) / grid)) * grid; x <= right; x += grid) {
      if (farApart(round, { x, y }) <= far) found.push({ x, y });
    }
  }
  return found;
}

/** Every level of every place. */
export function onLevels({ field }: Pick<Battlefield, 'field'>, places: readonly Point[]): Point3[] {
  return places.flatMap((place) => levelsAt(field, place).map((z) => ({ ...place, z })));
}

export function farApart(one: Point, other: Point): number {
  const [x, y] = [other.x - one.x, other.y - one.y];
  return Math.sqrt(x * x + y * y);
}
