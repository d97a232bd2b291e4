import { isCloser } from './clearance.ts';
import { type Crossing, crossingsOf } from './crossing.ts';
import type { Ground } from './field.ts';
import { isOnLadder, legOf, somebodyBeside, wallBeside } from './leg.ts';
import { GRAZE, type Point3 } from './point.ts';
import { type Bystander, isNear, isWay, type Scene } from './scene.ts';

const NOTHING: readonly Ground[] = [];
const SAME = 0.01;

/** What a leg costs, infinite if it cannot be gone: as `legOf` has it, but most legs are judged at a glance. */
export function legPrice(scene: Scene, p: Point3, q: Point3): number {
  const crossings = crossingsOf(scene, p, q);
  if (crossings.length === 0 && p.z === 0 && q.z === 0) {
    const stretch = { from: p, to: q };
    if (somebodyBeside(scene, stretch) || wallBeside(scene, stretch, NOTHING))
      return Number.POSITIVE_INFINITY;
    const x = q.x - p.x;
    const y = q.y - p.y;
    return Math.sqrt(x * x + y * y) / scene.gait.pace;
  }
  if (isHopeless(scene, crossings, p, q) && !isOnLadder(scene, p, q)) return Number.POSITIVE_INFINITY;
  const leg = legOf(scene, p, q, crossings);
  return 'obstacle' in leg ? Number.POSITIVE_INFINITY : leg.price;
}

/** Whether something is in the way, however high the feet may come before. */
function isHopeless(scene: Scene, crossings: readonly Crossing[], p: Point3, q: Point3): boolean {
  const { gait, bystanders, field } = scene;
  const highest = highestOn(scene, crossings, p.z);
  if (q.z > highest + SAME) return true;
  const limit = highest + Math.max(gait.step, gait.hurdle?.upTo ?? 0) + SAME;
  for (const { ground, isDeep } of crossings) {
    if (isDeep && ground.top > limit && ground.base < gait.height - GRAZE) return true;
  }
  for (let index = 0; index < bystanders.length; index++) {
    const { solid, berth } = bystanders[index] as Bystander;
    if (solid.top <= highest + GRAZE || solid.base >= gait.height - GRAZE) continue;
    if (!isNear(scene, field.grounds.length + index, p, q)) continue;
    if (isCloser(solid.corners, p, q, gait.radius + solid.radius + berth - GRAZE)) return true;
  }
  return false;
}

/** A height that the feet do not get above on a leg: what can be stepped on, hurdled, climbed or walked up. */
function highestOn(scene: Scene, crossings: readonly Crossing[], start: number): number {
  const { climb, hurdle, step } = scene.gait;
  const rise = Math.max(step, hurdle?.upTo ?? 0) + SAME;
  let highest = start;
  let before: number;
  do {
    before = highest;
    for (const { ground } of crossings) {
      if (ground.top <= highest) continue;
      const isOpen = (climb && ground.climbable) || isWay(scene, ground);
      if (isOpen || ground.top <= highest + rise) highest = ground.top;
    }
  } while (highest > before);
  return highest;
}
