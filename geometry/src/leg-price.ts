import { crossingsOf } from './crossing.ts';
import type { Ground } from './field.ts';
import { isHopeless } from './hopeless.ts';
import { isOnLadder, legOf, somebodyBeside, wallBeside } from './leg.ts';
import type { Point3 } from './point.ts';
import type { Profile } from './profile.ts';
import { nearby, type Scene } from './scene.ts';

const NOTHING: readonly Ground[] = [];

/** What a leg costs, infinite if it cannot be gone; and what it would cost at best, see `Profile`. */
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
