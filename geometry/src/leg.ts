import { isCloser } from './clearance.ts';
import { partAbove } from './clip.ts';
import { crossingsOf } from './crossing.ts';
import type { Ground } from './field.ts';
import type { Stop, Stretch } from './gait.ts';
import { between, GRAZE, type Point, type Point3 } from './point.ts';
import { type Profile, profileOf } from './profile.ts';
import { type Bystander, isNear, isWay, nearby, type Scene } from './scene.ts';
import type { Ladder } from './terrain.ts';
import { whileLevel } from './within.ts';

const NEAR = 0.01;

/** One straight leg: up or down a ladder that it follows, else on foot. */
export function legOf(
  scene: Scene,
  p: Point3,
  q: Point3,
  near = nearby(scene, p, q),
  crossings = crossingsOf(scene, p, q, near),
): Profile | Stop {
  const isLadder = isOnLadder(scene, p, q);
  const profile = isLadder ? climbing(scene, p, q) : profileOf(scene, p, q, crossings);
  if ('obstacle' in profile) return profile;
  for (const stretch of profile.stretches) {
    const stop =
      (isLadder ? null : wallBeside(scene, near, stretch, profile.carriers)) ??
      somebodyBeside(scene, near, stretch);
    if (stop) return stop;
  }
  return profile;
}

export function isOnLadder({ field, gait }: Scene, p: Point3, q: Point3): boolean {
  return p.z !== q.z && gait.ladders && field.ladders.some((ladder) => isAlong(ladder, p, q));
}

function isAlong({ foot, head }: Ladder, p: Point3, q: Point3): boolean {
  return (isAt(foot, p) && isAt(head, q)) || (isAt(foot, q) && isAt(head, p));
}

function isAt(a: Point3, b: Point3): boolean {
  return Math.abs(a.x - b.x) < NEAR && Math.abs(a.y - b.y) < NEAR && Math.abs(a.z - b.z) < NEAR;
}

function climbing({ gait }: Scene, p: Point3, q: Point3): Profile {
  const x = q.x - p.x;
  const y = q.y - p.y;
  const z = q.z - p.z;
  const price = Math.sqrt(x * x + y * y + z * z) / gait.pace;
  return { stretches: [{ from: p, to: q }], carriers: [], price, hope: price };
}

/** What the disc runs into beside its centre. What carries the feet, or is climbed, is not in the way. */
export function wallBeside(
  scene: Scene,
  near: readonly number[],
  { from, to }: Stretch,
  carriers: readonly Ground[],
): Stop | null {
  const { radius, height, step } = scene.gait;
  for (const index of near) {
    const ground = scene.field.grounds[index];
    if (!ground) break;
    if (!isNear(scene, index, from, to)) continue;
    if (carriers.includes(ground)) continue;
    const [enter, leave] = whileLevel(from.z, to.z, ground.base - height + GRAZE, ground.top - step - NEAR);
    if (enter > leave) continue;
    const corners = blockingPart(scene, ground, Math.min(from.z, to.z));
    if (corners.length === 0) continue;
    const a = between(from, to, enter);
    if (isCloser(corners, a, between(from, to, leave), radius - GRAZE)) {
      return { obstacle: 'terrain', at: a, index: ground.piece };
    }
  }
  return null;
}

/** The part of a ground that is too high to step on for feet at a height. */
export function blockingPart(scene: Scene, ground: Ground, z: number): readonly Point[] {
  if (!ground.slope || !isWay(scene, ground)) return ground.corners;
  return partAbove(ground.corners, ground.slope, z + scene.gait.step + NEAR);
}

export function somebodyBeside(scene: Scene, near: readonly number[], { from, to }: Stretch): Stop | null {
  const { bystanders, gait, field } = scene;
  for (const number of near) {
    const index = number - field.grounds.length;
    if (index < 0 || !isNear(scene, number, from, to)) continue;
    const { solid, berth } = bystanders[index] as Bystander;
    const [enter, leave] = whileLevel(from.z, to.z, solid.base - gait.height + GRAZE, solid.top - GRAZE);
    if (enter > leave) continue;
    const a = between(from, to, enter);
    const room = gait.radius + solid.radius + berth - GRAZE;
    if (isCloser(solid.corners, a, between(from, to, leave), room))
      return { obstacle: 'piece', at: a, index };
  }
  return null;
}
