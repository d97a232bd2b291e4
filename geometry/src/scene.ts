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
  /** Four numbers for each ground, then for each bystander: least x and y, greatest x and y, room to keep included. */
  readonly bounds: Float64Array;
}

export function sceneOf(field: Field, gait: Gait, bystanders: readonly Bystander[]): Scene {
  const bounds = new Float64Array((field.grounds.length + bystanders.length) * 4);
  let next = 0;
  const put = ({ left, right, low, high }: Box, room: number) => {
    bounds[next++] = left - room;
    bounds[next++] = low - room;
    bounds[next++] = right + room;
    bounds[next++] = high + room;
  };
  for (const { box } of field.grounds) put(box, gait.radius);
  for (const { solid, berth } of bystanders) put(boxOf(solid.corners), gait.radius + solid.radius + berth);
  return { field, gait, bystanders, bounds };
}

/** Beyond what rounding and grazing can matter. */
const SLACK = 0.01;

/** The numbers of all bounds that a leg comes through, in order: whatever is asked of its stretches is asked of these. */
export function nearby({ bounds }: Scene, p: Point, q: Point): readonly number[] {
  const near: number[] = [];
  const x = q.x - p.x;
  const y = q.y - p.y;
  const [left, right] = x > 0 ? [p.x, q.x] : [q.x, p.x];
  const [low, high] = y > 0 ? [p.y, q.y] : [q.y, p.y];
  const wide = right - left;
  const tall = high - low;
  for (let index = 0; index * 4 < bounds.length; index++) {
    const fromX = bounds[index * 4] as number;
    const fromY = bounds[index * 4 + 1] as number;
    const toX = bounds[index * 4 + 2] as number;
    const toY = bounds[index * 4 + 3] as number;
    if (fromX > right || toX < left || fromY > high || toY < low) continue;
    // Twice how far the middle is from the line, and how far the bounds reach towards it.
    const side = Math.abs((fromX + toX - 2 * p.x) * y - (fromY + toY - 2 * p.y) * x);
    if (side <= (toX - fromX + SLACK) * tall + (toY - fromY + SLACK) * wide) near.push(index);
  }
  return near;
}

/** Whether number `index` of the bounds is near a segment. */
export function isNear({ bounds }: Scene, index: number, p: Point, q: Point): boolean {
  const at = index * 4;
  return (
    (p.x < q.x ? p.x : q.x) <= (bounds[at + 2] as number) &&
    (p.x < q.x ? q.x : p.x) >= (bounds[at] as number) &&
    (p.y < q.y ? p.y : q.y) <= (bounds[at + 3] as number) &&
    (p.y < q.y ? q.y : p.y) >= (bounds[at + 1] as number)
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
