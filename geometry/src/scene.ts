import { type Box, boxOf, type Field, type Ground } from './field.ts';
import type { Gait } from './gait.ts';
import type { Point } from './point.ts';
import type { Solid } from './solid.ts';

/** Somebody in the way. Whoever passes keeps `berth` away, besides not running into it. */
export interface Bystander {
  readonly solid: Solid;
  readonly berth: number;
}

/** All that somebody can run into, made ready for many questions about one moment. */
export interface Scene {
  readonly field: Field;
  readonly gait: Gait;
  readonly bystanders: readonly Bystander[];
  /** Four numbers for each ground, then for each bystander: its middle, and how far it reaches, room to keep included. */
  readonly bounds: Float64Array;
}

/** Beyond what rounding and grazing can matter. */
const SLACK = 0.01;

export function sceneOf(field: Field, gait: Gait, bystanders: readonly Bystander[]): Scene {
  const bounds = new Float64Array((field.grounds.length + bystanders.length) * 4);
  let next = 0;
  const put = ({ left, right, low, high }: Box, room: number) => {
    bounds[next++] = (left + right) / 2;
    bounds[next++] = (low + high) / 2;
    bounds[next++] = (right - left) / 2 + room + SLACK;
    bounds[next++] = (high - low) / 2 + room + SLACK;
  };
  for (const { box } of field.grounds) put(box, gait.radius);
  for (const { solid, berth } of bystanders) put(boxOf(solid.corners), gait.radius + solid.radius + berth);
  return { field, gait, bystanders, bounds };
}

/** The numbers of all bounds that a leg comes through, in order: whatever is asked of its stretches is asked of these. */
export function nearby({ bounds }: Scene, p: Point, q: Point): readonly number[] {
  const near: number[] = [];
  const middleX = (p.x + q.x) / 2;
  const middleY = (p.y + q.y) / 2;
  const halfX = (q.x - p.x) / 2;
  const halfY = (q.y - p.y) / 2;
  const wide = halfX < 0 ? -halfX : halfX;
  const tall = halfY < 0 ? -halfY : halfY;
  for (let index = 0; index * 4 < bounds.length; index++) {
    const x = (bounds[index * 4] as number) - middleX;
    const roomX = bounds[index * 4 + 2] as number;
    if (x > roomX + wide || -x > roomX + wide) continue;
    const y = (bounds[index * 4 + 1] as number) - middleY;
    const roomY = bounds[index * 4 + 3] as number;
    if (y > roomY + tall || -y > roomY + tall) continue;
    const side = x * halfY - y * halfX;
    const most = roomX * tall + roomY * wide;
    if (side <= most && -side <= most) near.push(index);
  }
  return near;
}

/** Whether number `index` of the bounds is near a segment. */
export function isNear({ bounds }: Scene, index: number, p: Point, q: Point): boolean {
  const at = index * 4;
  const x = bounds[at] as number;
  const y = bounds[at + 1] as number;
  const roomX = bounds[at + 2] as number;
  const roomY = bounds[at + 3] as number;
  return (
    (p.x < q.x ? p.x : q.x) <= x + roomX &&
    (p.x < q.x ? q.x : p.x) >= x - roomX &&
    (p.y < q.y ? p.y : q.y) <= y + roomY &&
    (p.y < q.y ? q.y : p.y) >= y - roomY
  );
}

/** A ground as this gait meets it: a ramp it cannot take is a wall. */
export function isWay({ gait }: Scene, ground: Ground): boolean {
  return ground.slope !== undefined && ground.walkable && gait.ramps;
}

export function surfaceOver(scene: Scene, ground: Ground, x: number, y: number): number {
  const { slope } = ground;
  return slope && isWay(scene, ground) ? slope.x * x + slope.y * y + slope.at : ground.top;
}
