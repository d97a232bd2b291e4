import type { Ground } from './field.ts';
import { GRAZE, type Point, type Point3 } from './point.ts';
import { isNear, type Scene } from './scene.ts';

/** A ground under a straight way: between which shares of it the ground carries, and between which it is in the way. */
export interface Crossing {
  readonly ground: Ground;
  /** Edges included: two roofs that adjoin carry without a crack. */
  readonly from: number;
  readonly to: number;
  /** Deeper than a graze; from ≥ to where the way only runs along an edge. */
  readonly bodyFrom: number;
  readonly bodyTo: number;
}

const NONE: readonly Crossing[] = [];

/** Every ground that the centre passes over or under, or would pass through. */
export function crossingsOf(scene: Scene, p: Point3, q: Point3): readonly Crossing[] {
  let found: Crossing[] | null = null;
  const { grounds } = scene.field;
  for (let index = 0; index < grounds.length; index++) {
    if (!isNear(scene, index, p, q)) continue;
    const ground = grounds[index] as Ground;
    if (!inside(ground.corners, p, q, -GRAZE)) continue;
    const from = enter;
    const to = leave;
    const isDeep = inside(ground.corners, p, q, GRAZE);
    found ??= [];
    found.push({ ground, from, to, bodyFrom: isDeep ? enter : 1, bodyTo: isDeep ? leave : 0 });
  }
  return found ?? NONE;
}

let enter = 0;
let leave = 1;

/** Whether a part of the way runs inside an outline drawn in by `by`; which part stays in `enter` and `leave`. */
function inside(corners: readonly Point[], p: Point, q: Point, by: number): boolean {
  enter = 0;
  leave = 1;
  const x = q.x - p.x;
  const y = q.y - p.y;
  let a = corners[corners.length - 1] as Point;
  for (let index = 0; index < corners.length; index++) {
    const b = corners[index] as Point;
    const alongX = b.x - a.x;
    const alongY = b.y - a.y;
    const side = (a.x - p.x) * (b.y - p.y) - (a.y - p.y) * (b.x - p.x);
    const inner = side - by * Math.sqrt(alongX * alongX + alongY * alongY);
    const turn = alongX * y - alongY * x;
    if (turn > 0) {
      if (inner + turn * enter < 0) enter = -inner / turn;
    } else if (turn < 0) {
      if (inner + turn * leave < 0) leave = -inner / turn;
    } else if (inner < 0) {
      return false;
    }
    if (enter > leave) return false;
    a = b;
  }
  return true;
}
