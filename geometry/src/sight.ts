import { GRAZE, type Point, type Point3 } from './point.ts';
import { screenOf, type Screen } from './screen.ts';
import type { Solid } from './solid.ts';

/** What is seen of a target along a grid of lines from an eye. */
export interface Sight {
  readonly columns: number;
  readonly rows: number;
  /** Along how many of the lines. */
  readonly seen: number;
  /** For every line, row by row from below, which obstacle it meets first; −1 where the target is seen. */
  readonly blockers: Int16Array;
}

/** How far along each line the first obstacle stands. Used again and again: a glance leaves nothing to collect. */
let nearest = new Float64Array(255);

/**
 * Looks from an eye at the middles of `columns` × `rows` cells of a target: an upright rectangle through its centre, square
 * to the look, as wide as the outline seen so. A line that only grazes an obstacle passes. Obstacles without area do not
 * hide anything.
 */
export function look(
  eye: Point3,
  target: Solid,
  centre: Point,
  obstacles: readonly Solid[],
  columns = 15,
  rows = 17,
): Sight {
  const lines = columns * rows;
  const blockers = new Int16Array(lines).fill(-1);
  if (nearest.length < lines) nearest = new Float64Array(lines);
  nearest.fill(2, 0, lines);
  const screen = screenOf(eye, target, centre);
  let seen = lines;
  for (let index = 0; index < obstacles.length; index++) {
    const obstacle = obstacles[index] as Solid;
    if (isAside(obstacle, eye, screen)) continue;
    for (let column = 0; column < columns; column++) {
      const off = screen.middle + screen.half * ((2 * column + 1 - columns) / columns);
      const x = centre.x + screen.acrossX * off - eye.x;
      const y = centre.y + screen.acrossY * off - eye.y;
      if (!cut(obstacle, eye, x, y)) continue;
      const { slope } = obstacle;
      // The upper side along the line: at the eye, and how it changes on the way.
      const top = slope ? slope.x * eye.x + slope.y * eye.y + slope.at - GRAZE : obstacle.top - GRAZE;
      const rise = slope ? slope.x * x + slope.y * y : 0;
      for (let row = 0; row < rows; row++) {
        const z = screen.level + screen.reach * ((2 * row + 1 - rows) / rows) - eye.z;
        const at = meets(eye.z, z, obstacle.base + GRAZE, top, rise);
        const line = row * columns + column;
        if (at >= (nearest[line] as number)) continue;
        if (blockers[line] === -1) seen--;
        nearest[line] = at;
        blockers[line] = index;
      }
    }
  }
  return { columns, rows, seen, blockers };
}

/** Whether no line can meet an obstacle: it is behind, beyond, beside, above or below all of them. */
function isAside({ corners, base, top }: Solid, eye: Point3, screen: Screen): boolean {
  if (top <= screen.lowest || base >= screen.highest || corners.length < 3) return true;
  let behind = true;
  let beyond = true;
  let right = true;
  let left = true;
  for (let index = 0; index < corners.length; index++) {
    const corner = corners[index] as Point;
    const x = corner.x - eye.x;
    const y = corner.y - eye.y;
    const ahead = x * screen.aheadX + y * screen.aheadY;
    if (ahead > 0) behind = false;
    if (ahead < screen.distance) beyond = false;
    if (screen.rightX * y - screen.rightY * x > 0) right = false;
    if (screen.leftX * y - screen.leftY * x < 0) left = false;
  }
  return behind || beyond || right || left;
}

/** Between which shares of the line the last one cut runs inside an outline. */
let enter = 0;
let leave = 1;

/** Whether a line from the eye runs inside an outline, deeper than a graze. */
function cut({ corners }: Solid, eye: Point, x: number, y: number): boolean {
  enter = 0;
  leave = 1;
  let p = corners[corners.length - 1] as Point;
  for (let index = 0; index < corners.length; index++) {
    const q = corners[index] as Point;
    const alongX = q.x - p.x;
    const alongY = q.y - p.y;
    const side = (p.x - eye.x) * (q.y - eye.y) - (p.y - eye.y) * (q.x - eye.x);
    const inner = side - GRAZE * Math.sqrt(alongX * alongX + alongY * alongY);
    const turn = alongX * y - alongY * x;
    if (turn > 0) {
      if (inner + turn * enter < 0) enter = -inner / turn;
    } else if (turn < 0) {
      if (inner + turn * leave < 0) leave = -inner / turn;
    } else if (inner <= 0) {
      return false;
    }
    if (enter >= leave) return false;
    p = q;
  }
  return true;
}

/** Where on the line just cut its height is above `base` and below `top + rise × share`; 2 if nowhere. */
function meets(from: number, by: number, base: number, top: number, rise: number): number {
  let first = enter;
  let last = leave;
  const above = from - base;
  if (above + by * first <= 0) {
    if (by <= 0) return 2;
    first = -above / by;
  }
  if (by < 0 && above + by * last < 0) last = -above / by;
  const below = top - from;
  const closing = rise - by;
  if (below + closing * first <= 0) {
    if (closing <= 0) return 2;
    first = -below / closing;
  }
  if (closing < 0 && below + closing * last < 0) last = -below / closing;
  return first < last ? first : 2;
}
