import { type Field, look, placed, type Point, rectangle, upright } from '@bridgehead/geometry';
import type { Lot } from './shapes.ts';

/** A soldier, BRP-0.2, as it stands in its zone before the first shot. */
const EYE = 40;
const HEIGHT = 45;
const OUTLINE = rectangle(20, 30);

/** How finely a soldier is looked at, and how many stand in a zone. */
const LINES = 3;
const COLUMNS = 3;
const ROWS = 6;

/** How many of the soldiers in one zone are seen from another, as a share: who moves first shoots at them. */
export function exposure(field: Field, from: Lot, to: Lot): number {
  let seen = 0;
  const [eyes, targets] = [spotsIn(from), spotsIn(to)];
  for (const eye of eyes) {
    for (const target of targets) {
      const towards = { x: target.x - eye.x, y: target.y - eye.y };
      const body = upright(placed(OUTLINE, target, towards), 0, HEIGHT);
      const sight = look({ ...eye, z: EYE }, body, target, field.grounds, LINES, LINES);
      if (sight.seen > 0) seen++;
    }
  }
  return seen / (eyes.length * targets.length);
}

/** Evenly, along the longer side more. */
function spotsIn({ x, y, width, depth }: Lot): Point[] {
  const [columns, rows] = width > depth ? [ROWS, COLUMNS] : [COLUMNS, ROWS];
  const spots: Point[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++)
      spots.push({ x: x + ((column + 0.5) * width) / columns, y: y + ((row + 0.5) * depth) / rows });
  }
  return spots;
}
