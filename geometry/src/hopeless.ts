import { isCloser } from './clearance.ts';
import type { Crossing } from './crossing.ts';
import type { Ground } from './field.ts';
import { between, GRAZE, type Point3 } from './point.ts';
import { type Bystander, isWay, type Scene, surfaceOver } from './scene.ts';

const SAME = 0.01;
/** So much longer than a jump is surely too long for one. */
const MORE = 1;

interface Leg {
  readonly p: Point3;
  readonly q: Point3;
}

interface Span {
  readonly low: number;
  readonly high: number;
}

/** Whether something is in the way, however high the feet may come before. */
export function isHopeless(
  scene: Scene,
  near: readonly number[],
  crossings: readonly Crossing[],
  p: Point3,
  q: Point3,
): boolean {
  const { gait, bystanders, field } = scene;
  const leg = { p, q };
  const highest = highestOn(scene, leg, crossings, p.z);
  if (q.z > highest + SAME || cannotGetUp(scene, leg, crossings) || cannotGetDown(scene, leg, crossings))
    return true;
  const limit = highest + Math.max(gait.step, gait.hurdle?.upTo ?? 0) + SAME;
  for (const crossing of crossings) {
    const { ground, isDeep } = crossing;
    if (!isDeep || ground.top <= limit || ground.base >= gait.height - GRAZE) continue;
    if (spanOn(scene, leg, crossing).low > limit) return true;
  }
  for (const index of near) {
    const ground = field.grounds[index];
    const isShut = ground
      ? !crossings.some((crossing) => crossing.ground === ground) &&
        isWallBeside(scene, ground, highest, p, q)
      : isSomebodyBeside(scene, bystanders[index - field.grounds.length] as Bystander, highest, p, q);
    if (isShut) return true;
  }
  return false;
}

/** Whether the disc runs into a wall beside its way that is one to feet at any height up to the highest. */
function isWallBeside({ gait }: Scene, ground: Ground, highest: number, p: Point3, q: Point3): boolean {
  const { slope, top, base, corners } = ground;
  if (slope || top <= highest + gait.step + SAME || base >= gait.height - GRAZE) return false;
  return isCloser(corners, p, q, gait.radius - GRAZE);
}

/** The same for somebody who stands there. */
function isSomebodyBeside(
  { gait }: Scene,
  { solid, berth }: Bystander,
  highest: number,
  p: Point3,
  q: Point3,
): boolean {
  if (solid.top <= highest + GRAZE || solid.base >= gait.height - GRAZE) return false;
  return isCloser(solid.corners, p, q, gait.radius + solid.radius + berth - GRAZE);
}

/** A height that the feet do not get above on a leg: what can be stepped on, hurdled, climbed or walked up. */
function highestOn(scene: Scene, leg: Leg, crossings: readonly Crossing[], start: number): number {
  const { climb, hurdle, step } = scene.gait;
  const rise = Math.max(step, hurdle?.upTo ?? 0) + SAME;
  let highest = start;
  let before: number;
  do {
    before = highest;
    for (const crossing of crossings) {
      const { ground } = crossing;
      if (ground.top <= highest) continue;
      const { low, high } = spanOn(scene, leg, crossing);
      if (high > highest && (low <= highest + rise || (climb && ground.climbable))) highest = high;
    }
  } while (highest > before);
  return highest;
}

/** Whether the feet have to come down to the table on the way, and nothing behind leads up from there. */
function cannotGetUp(scene: Scene, leg: Leg, crossings: readonly Crossing[]): boolean {
  const { q } = leg;
  if (q.z <= scene.gait.step) return false;
  const hop = hopOn(scene, leg);
  const start = carriedFrom(crossings, hop);
  if (start <= hop) return false;
  const behind = crossings.filter(({ to }) => to >= start);
  return q.z > highestOn(scene, leg, behind, 0) + SAME;
}

/** Whether nothing leads down from where the leg begins to where it ends, or to the table if it comes to that before. */
function cannotGetDown(scene: Scene, leg: Leg, crossings: readonly Crossing[]): boolean {
  const { p, q } = leg;
  if (p.z <= scene.gait.step) return false;
  const hop = hopOn(scene, leg);
  const end = carriedTo(crossings, hop);
  const isAllTheWay = end >= 1 - hop;
  const goal = isAllTheWay ? q.z : 0;
  if (goal >= p.z - scene.gait.step) return false;
  const ahead = isAllTheWay ? crossings : crossings.filter(({ from }) => from <= end);
  return goal < lowestOn(scene, leg, ahead, p.z) - SAME;
}

/** From where on something is beneath a leg to its end, but for gaps of at most a hop. */
function carriedFrom(crossings: readonly Crossing[], hop: number): number {
  let start = 1;
  let before: number;
  do {
    before = start;
    for (const { from, to } of crossings) if (from < start && to >= start - hop) start = from;
  } while (start < before);
  return start;
}

/** The same from its beginning: how far. */
function carriedTo(crossings: readonly Crossing[], hop: number): number {
  let end = 0;
  let before: number;
  do {
    before = end;
    for (const { from, to } of crossings) if (to > end && from <= end + hop) end = to;
  } while (end > before);
  return end;
}

/** What share of a leg may at most be jumped. */
function hopOn({ gait }: Scene, { p, q }: Leg): number {
  const x = q.x - p.x;
  const y = q.y - p.y;
  return ((gait.jump?.reach ?? 0) + MORE) / Math.sqrt(x * x + y * y);
}

/** A height that the feet do not get below on a leg: what can be dropped, jumped, climbed or walked down to. */
function lowestOn(scene: Scene, leg: Leg, crossings: readonly Crossing[], start: number): number {
  const { climb, hurdle, jump, step } = scene.gait;
  const drop = Math.max(step, hurdle?.upTo ?? 0, jump?.reach ?? 0) + SAME;
  let lowest = start;
  let before: number;
  do {
    before = lowest;
    if (lowest <= drop) return 0;
    for (const crossing of crossings) {
      if (crossing.ground.top < lowest - drop) continue;
      if (climb && crossing.ground.climbable) return 0;
      const { low, high } = spanOn(scene, leg, crossing);
      if (low < lowest && high >= lowest - drop) lowest = low;
    }
  } while (lowest < before);
  return lowest;
}

/** The heights that feet on a ground may come to where a leg crosses it. */
function spanOn(scene: Scene, { p, q }: Leg, { ground, from, to }: Crossing): Span {
  if (!isWay(scene, ground)) return { low: ground.top, high: ground.top };
  const [start, end] = [between(p, q, from), between(p, q, to)];
  const first = surfaceOver(scene, ground, start.x, start.y);
  const last = surfaceOver(scene, ground, end.x, end.y);
  return first < last ? { low: first, high: last } : { low: last, high: first };
}
