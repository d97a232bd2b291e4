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
  const pairs = pairsOf(from, to);
  return pairs.filter((pair) => isSeen(field, pair)).length / pairs.length;
}

/** Whether that share is larger than `most`: known long before everybody has been looked at. */
export function isMoreExposed(field: Field, from: Lot, to: Lot, most: number): boolean {
  const pairs = pairsOf(from, to);
  let seen = 0;
  return pairs.some((pair) => {
    if (isSeen(field, pair)) seen++;
    return seen / pairs.length > most;
  });
}

type Pair = readonly [eye: Point, target: Point];

function pairsOf(from: Lot, to: Lot): Pair[] {
  const targets = spotsIn(to);
  return spotsIn(from).flatMap((eye) => targets.map((target): Pair => [eye, target]));
}

function isSeen({ grounds }: Field, [eye, target]: Pair): boolean {
  const towards = { x: target.x - eye.x, y: target.y - eye.y };
  const body = upright(placed(OUTLINE, target, towards), 0, HEIGHT);
  return look({ ...eye, z: EYE }, body, target, grounds, LINES, LINES).seen > 0;
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
