import { outlineAround, type Turn } from './bevel.ts';
import { blockingPart } from './leg.ts';
import { heightsAt } from './levels.ts';
import type { Point, Point3 } from './point.ts';
import { portalsOf } from './portals.ts';
import type { Scene } from './scene.ts';

/** A place where a cheapest way may turn. */
export interface Node extends Point3 {
  /** The corner it leads round. Elsewhere, at an end, a ladder or the edge of a ramp, any turn may be right. */
  readonly turn: Turn | null;
}

/** How finely corners are rounded, and how far apart the places are at edges that are crossed at any point. */
export interface Grain {
  readonly smooth: number;
  readonly spacing: number;
}

/** Every place within `isWithin` where a way may have to turn: round what is in the way, on to ramps, ladders and roofs. */
export function nodesOf(
  scene: Scene,
  { smooth, spacing }: Grain,
  isWithin: (place: Point) => boolean,
): Node[] {
  const nodes: Node[] = [];
  const { field, gait, bystanders } = scene;
  const { radius, height, step } = gait;
  const put = (around: readonly Turn[], low: number, high: number) => {
    for (const turn of around) {
      if (!isWithin(turn)) continue;
      for (const z of heightsAt(field, turn, gait.ramps)) {
        if (z > low && z < high) nodes.push({ x: turn.x, y: turn.y, z, turn });
      }
    }
  };
  for (const ground of field.grounds) {
    if (ground.base === 0 && ground.top <= step) continue;
    const part = blockingPart(scene, ground, ground.base);
    if (part.length > 0) put(outlineAround(part, radius, smooth), ground.base - height, ground.top - step);
  }
  for (const { solid, berth } of bystanders) {
    const around = outlineAround(solid.corners, radius + solid.radius + berth, smooth);
    put(around, solid.base - height, solid.top);
  }
  for (const { x, y, z } of portalsOf(scene, spacing))
    if (isWithin({ x, y })) nodes.push({ x, y, z, turn: null });
  return nodes;
}
