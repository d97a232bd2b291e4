import type { Point, Point3 } from './point.ts';
import type { Solid } from './solid.ts';

/** The rectangle a target is looked at as, and the wedge in which it is seen. */
export interface Screen {
  /** The unit vector towards the target's centre, and how far that is. */
  readonly aheadX: number;
  readonly aheadY: number;
  readonly distance: number;
  /** The unit vector along the rectangle, to the left. */
  readonly acrossX: number;
  readonly acrossY: number;
  /** The middle of the rectangle, from the centre along it, and half its width. */
  readonly middle: number;
  readonly half: number;
  /** The middle of its height, and half its height. */
  readonly level: number;
  readonly reach: number;
  /** From the eye to its edges. */
  readonly rightX: number;
  readonly rightY: number;
  readonly leftX: number;
  readonly leftY: number;
  /** Between these heights run all lines. */
  readonly lowest: number;
  readonly highest: number;
}

export function screenOf(eye: Point3, target: Solid, centre: Point): Screen {
  const x = centre.x - eye.x;
  const y = centre.y - eye.y;
  const distance = Math.sqrt(x * x + y * y);
  // Straight above or below, every direction is as good.
  const aheadX = distance > 0 ? x / distance : 1;
  const aheadY = distance > 0 ? y / distance : 0;
  const acrossX = -aheadY;
  const acrossY = aheadX;
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const corner of target.corners) {
    const off = (corner.x - centre.x) * acrossX + (corner.y - centre.y) * acrossY;
    low = Math.min(low, off - target.radius);
    high = Math.max(high, off + target.radius);
  }
  return {
    aheadX,
    aheadY,
    distance,
    acrossX,
    acrossY,
    middle: (low + high) / 2,
    half: (high - low) / 2,
    level: (target.base + target.top) / 2,
    reach: (target.top - target.base) / 2,
    rightX: x + acrossX * low,
    rightY: y + acrossY * low,
    leftX: x + acrossX * high,
    leftY: y + acrossY * high,
    lowest: Math.min(eye.z, target.base),
    highest: Math.max(eye.z, target.top),
  };
}
