import type { Ground } from './field.ts';
import { GRAZE, type Point, type Point3 } from './point.ts';
import type { Scene } from './scene.ts';

/** A ground under a straight way, between two shares of it, edges included: two roofs that adjoin carry without a crack. */
export interface Crossing {
  readonly ground: Ground;
  readonly from: number;
  readonly to: number;
  /** Whether it is in the way, too; not where the way only runs along an edge. */
  readonly isDeep: boolean;
}

const NONE: readonly Crossing[] = [];

/** Every ground that the centre passes over or under, or would pass through. */
export function crossingsOf(
  { field }: Scene,
  p: Point3,
  q: Point3,
  near: readonly number[],
): readonly Crossing[] {
  let found: Crossing[] | null = null;
  for (const index of near) {
    const ground = field.grounds[index];
    // After the grounds come the bystanders.
    if (!ground) break;
    if (!inside(ground.corners, p, q)) continue;
    found ??= [];
    found.push({ ground, from: enter, to: leave, isDeep: deepEnter < deepLeave });
  }
  return found ?? NONE;
}

let enter = 0;
let leave = 1;
let deepEnter = 0;
let deepLeave = 1;

/** Whether a part of the way runs inside an outline or along its edge. Which part stays here, and which is deeper in. */
function inside(corners: readonly Point[], p: Point, q: Point): boolean {
  enter = 0;
  leave = 1;
  deepEnter = 0;
  deepLeave = 1;
  const x = q.x - p.x;
  const y = q.y - p.y;
  let a = corners[corners.length - 1] as Point;
  for (let index = 0; index < corners.length; index++) {
    const b = corners[index] as Point;
    const alongX = b.x - a.x;
    const alongY = b.y - a.y;
    const side = (a.x - p.x) * (b.y - p.y) - (a.y - p.y) * (b.x - p.x);
    const turn = alongX * y - alongY * x;
    const graze = GRAZE * Math.sqrt(alongX * alongX + alongY * alongY);
    if (turn > 0) {
      if (side + graze + turn * enter < 0) enter = -(side + graze) / turn;
      if (side - graze + turn * deepEnter < 0) deepEnter = -(side - graze) / turn;
    } else if (turn < 0) {
      if (side + graze + turn * leave < 0) leave = -(side + graze) / turn;
      if (side - graze + turn * deepLeave < 0) deepLeave = -(side - graze) / turn;
    } else if (side + graze < 0) {
      return false;
    } else if (side - graze < 0) {
      deepLeave = -1;
    }
    if (enter > leave) return false;
    a = b;
  }
  return true;
}
