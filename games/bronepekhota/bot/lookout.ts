import { type Field, look, type Point, type Point3, type Solid } from '@bridgehead/geometry';
import type { Cover } from '../rules/events.ts';
import { coverOf } from '../rules/sight.ts';
import { STEP } from '../rules/space.ts';

/** A glance instead of the rules' whole grid of lines: what only weighs places may be coarse. */
const COLUMNS = 5;
const ROWS = 7;

/** What terrain alone leaves to be seen: pieces come and go. */
export function coverFrom(field: Field, eye: Point3, target: Solid, centre: Point): Cover | null {
  const { seen } = look(eye, target, centre, field.grounds, COLUMNS, ROWS);
  return coverOf(seen, COLUMNS * ROWS);
}

/** How far it is between the middles of two pieces, in steps with a fraction. */
export function stepsBetween(one: Point3, other: Point3): number {
  const [x, y, z] = [one.x - other.x, one.y - other.y, one.z - other.z];
  return Math.sqrt(x * x + y * y + z * z) / STEP;
}
