import { isCloser } from './clearance.ts';
import { type Crossing, crossingsOf } from './crossing.ts';
import type { Ground } from './field.ts';
import { isOnLadder, legOf, somebodyBeside, wallBeside } from './leg.ts';
import { GRAZE, type Point3 } from './point.ts';
import type { Profile } from './profile.ts';
import { type Bystander, isWay, nearby, type Scene } from './scene.ts';

const NOTHING: readonly Ground[] = [];
const SAME = 0.01;

/** What a leg costs, infinite if it cannot be gone; and what it would cost at best, as in a `Profile`. */
export type Cost = Pick<Profile, 'price' | 'hope'>;

const NO_WAY: Cost = { price: Number.POSITIVE_INFINITY, hope: Number.POSITIVE_INFINITY };

export function legPrice(scene: Scene, p: Point3, q: Point3): number {
  return legCost(scene, p, q).price;
}

/** As `legOf` has it, but most legs are judged at a glance. */
export function legCost(scene: Scene, p: Point3, q: Point3): Cost {
  const near = nearby(scene, p, q);
  const crossings = crossingsOf(scene, p, q, near);
  if (crossings.length === 0 && p.z === 0 && q.z === 0) {
    const stretch = { from: p, to: q };
    if (somebodyBeside(scene, near, stretch) || wallBeside(scene, near, stretch, NOTHING)) return NO_WAY;
    const x = q.x - p.x;
    const y = q.y - p.y;
    const price = Math.sqrt(x * x + y * y) / scene.gait.pace;
    return { price, hope: price };
  }
  if (isHopeless(scene, near, crossings, p, q) && !isOnLadder(scene, p, q)) return NO_WAY;
  const leg = legOf(scene, p, q, near, crossings);
  return 'obstacle' in leg ? NO_WAY : leg;
}

/** Whether something is in the way, however high the feet may come before. */
function isHopeless(
  scene: Scene,
  near: readonly number[],
  crossings: readonly Crossing[],
  p: Point3,
  q: Point3,
): boolean {
  const { gait, bystanders, field } = scene;
  const highest = highestOn(scene, crossings, p.z);
  if (q.z > highest + SAME) return true;
  const limit = highest + Math.max(gait.step, gait.hurdle?.upTo ?? 0) + SAME;
  for (const { ground, isDeep } of crossings) {
    if (isDeep && ground.top > limit && ground.base < gait.height - GRAZE) return true;
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
