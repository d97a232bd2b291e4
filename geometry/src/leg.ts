import { isCloser } from './clearance.ts';
import { partAbove } from './clip.ts';
import type { Ground } from './field.ts';
import type { Priced, Stop, Stretch } from './gait.ts';
import { between, GRAZE, type Point, type Point3 } from './point.ts';
import { type Profile, profileOf } from './profile.ts';
import { type Bystander, isNear, isWay, type Scene } from './scene.ts';
import type { Ladder } from './terrain.ts';
import { whileLevel } from './within.ts';

const NEAR = 0.01;

/** One straight leg: up or down a ladder that it follows, else on foot. */
export function legOf(scene: Scene, p: Point3, q: Point3): Priced | Stop {
  const rungs = scene.gait.ladders ? scene.field.ladders.find((ladder) => isAlong(ladder, p, q)) : undefined;
  const profile = rungs ? climbing(scene, p, q) : profileOf(scene, p, q);
  if ('obstacle' in profile) return profile;
  return (rungs ? null : wallBeside(scene, profile)) ?? somebodyBeside(scene, profile.stretches) ?? profile;
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
  return { stretches: [{ from: p, to: q }], carriers: [], price };
}

/** What the disc runs into beside its centre. What carries the feet, or is climbed, is not in the way. */
function wallBeside(scene: Scene, { stretches, carriers }: Profile): Stop | null {
  const { grounds } = scene.field;
  const first = stretches[0] as Stretch;
  const last = stretches[stretches.length - 1] as Stretch;
  for (let index = 0; index < grounds.length; index++) {
    if (!isNear(scene, index, first.from, last.to)) continue;
    const ground = grounds[index] as Ground;
    if (carriers.includes(ground)) continue;
    for (const { from, to } of stretches) {
      const { radius, height, step } = scene.gait;
      const low = ground.base - height + GRAZE;
      const [enter, leave] = whileLevel(from.z, to.z, low, ground.top - step - NEAR);
      if (enter > leave) continue;
      const corners = blockingPart(scene, ground, Math.min(from.z, to.z));
      if (corners.length === 0) continue;
      const a = between(from, to, enter);
      if (isCloser(corners, a, between(from, to, leave), radius - GRAZE)) {
        return { obstacle: 'terrain', at: a, index: ground.piece };
      }
    }
  }
  return null;
}

/** The part of a ground that is too high to step on for feet at a height. */
export function blockingPart(scene: Scene, ground: Ground, z: number): readonly Point[] {
  if (!ground.slope || !isWay(scene, ground)) return ground.corners;
  return partAbove(ground.corners, ground.slope, z + scene.gait.step + NEAR);
}

function somebodyBeside(scene: Scene, stretches: readonly Stretch[]): Stop | null {
  const { bystanders, gait, field } = scene;
  const first = stretches[0] as Stretch;
  const last = stretches[stretches.length - 1] as Stretch;
  for (let index = 0; index < bystanders.length; index++) {
    if (!isNear(scene, field.grounds.length + index, first.from, last.to)) continue;
    const { solid, berth } = bystanders[index] as Bystander;
    for (const { from, to } of stretches) {
      const [enter, leave] = whileLevel(from.z, to.z, solid.base - gait.height + GRAZE, solid.top - GRAZE);
      if (enter > leave) continue;
      const a = between(from, to, enter);
      const room = gait.radius + solid.radius + berth - GRAZE;
      if (isCloser(solid.corners, a, between(from, to, leave), room))
        return { obstacle: 'piece', at: a, index };
    }
  }
  return null;
}
