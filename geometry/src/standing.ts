import type { Field } from './field.ts';
import { overlap } from './gap.ts';
import { isOnTable, levelsAt } from './levels.ts';
import type { Point, Point3 } from './point.ts';
import { heightsOverlap, type Solid } from './solid.ts';

const FAULTS = ['edge', 'level', 'terrain', 'piece'] as const;

/**
 * Why something cannot stand. `edge`: it hangs over the table's edge. `level`: its centre and corners are not over one flat
 * walkable level. `terrain`, `piece`: number `index` is in the way.
 */
export interface Fault {
  readonly fault: (typeof FAULTS)[number];
  readonly index?: number;
}

/** Whether a body can stand where it is: its base a level, give or take `tolerance`, and overlapping nothing. */
export function standing(
  field: Field,
  body: Solid,
  centre: Point,
  others: readonly Solid[],
  tolerance: number,
): Fault | null {
  const places = [centre, ...body.corners];
  if (!places.every((place) => isOnTable(field, place))) return { fault: 'edge' };
  const isLevel = (place: Point) =>
    levelsAt(field, place).some((level) => Math.abs(level - body.base) <= tolerance);
  const wall = field.grounds.find(
    (ground) => ground.top > body.base + tolerance && heightsOverlap(ground, body) && overlap(ground, body),
  );
  if (wall) return { fault: 'terrain', index: wall.piece };
  if (!places.every(isLevel)) return { fault: 'level' };
  const index = others.findIndex((other) => heightsOverlap(other, body) && overlap(other, body));
  return index < 0 ? null : { fault: 'piece', index };
}

export interface Search {
  /** The distance of the grid's lines, one of which crosses at the start. */
  readonly grid: number;
  readonly tolerance: number;
  /** Which of the levels at a point to stand on; the nearest in height if it is not said. */
  readonly level?: (levels: readonly number[]) => number | undefined;
  /** What else a place must be good for. */
  readonly accept?: (body: Solid, centre: Point3) => boolean;
}

/** The place nearest to `from` where a body can stand; of several the one with the lowest y, then the lowest x. */
export function nearestStanding(
  field: Field,
  from: Point3,
  bodyAt: (centre: Point3) => Solid,
  others: readonly Solid[],
  { grid, tolerance, level = nearestTo(from.z), accept }: Search,
): Point3 | null {
  const furthest = Math.ceil((field.width + field.depth) / grid);
  for (let ring = 0; ring <= furthest; ring++) {
    for (const { x, y } of ringOf(ring)) {
      const place = { x: from.x + x * grid, y: from.y + y * grid };
      const z = level(levelsAt(field, place));
      if (z === undefined) continue;
      const centre = { ...place, z };
      const body = bodyAt(centre);
      if (!standing(field, body, centre, others, tolerance) && (accept?.(body, centre) ?? true))
        return centre;
    }
  }
  return null;
}

function nearestTo(height: number) {
  return (levels: readonly number[]) => {
    const off = levels.map((level) => Math.abs(level - height));
    return levels[off.indexOf(Math.min(...off))];
  };
}

/** The grid's crossings at least `ring` and less than `ring + 1` lines away, nearest first, then by y, then by x. */
function ringOf(ring: number): Point[] {
  const places: Point[] = [];
  for (let y = -ring - 1; y <= ring + 1; y++) {
    for (let x = -ring - 1; x <= ring + 1; x++) {
      const squared = x * x + y * y;
      if (squared >= ring * ring && squared < (ring + 1) * (ring + 1)) places.push({ x, y });
    }
  }
  const squared = ({ x, y }: Point) => x * x + y * y;
  return places.sort((a, b) => squared(a) - squared(b) || a.y - b.y || a.x - b.x);
}
