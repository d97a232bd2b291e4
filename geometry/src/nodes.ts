import { outlineAround, type Turn } from './bevel.ts';
import { boxOf, type Field } from './field.ts';
import type { Gait } from './gait.ts';
import { HARBOUR, islandOf, islandsOf } from './islands.ts';
import { blockingPart } from './leg.ts';
import { heightsAt } from './levels.ts';
import type { Point, Point3 } from './point.ts';
import { harboursOf, portalsOf } from './portals.ts';
import { type Scene, sceneOf } from './scene.ts';

/** A place where a cheapest way may turn. */
export interface Node extends Point3 {
  /** The corner it leads round. Elsewhere, at an end, a ladder or the edge of a ramp, any turn may be right. */
  readonly turn: Turn | null;
  readonly island: number;
}

/** How finely corners are rounded, and how far apart the places are at edges that are crossed at any point. */
export interface Grain {
  readonly smooth: number;
  readonly spacing: number;
}

/** Whether a place is worth a thought, or lies within `room` of one that is. */
export type IsWithin = (place: Point, room: number) => boolean;

/** Every place within `isWithin` where a way may have to turn: round what is in the way, on to ramps, ladders and roofs. */
export function nodesOf(scene: Scene, grain: Grain, isWithin: IsWithin): Node[] {
  const isHere = (place: Point) => isWithin(place, 0);
  const nodes = terrainNodes(scene, grain).filter(isHere);
  const { radius, height } = scene.gait;
  for (const { solid, berth } of scene.bystanders) {
    const room = radius + solid.radius + berth;
    if (!isWithin(solid.corners[0] as Point, across(solid.corners) + 2 * room)) continue;
    const around = outlineAround(solid.corners, room, grain.smooth).filter(isHere);
    putTurns(scene, nodes, around, solid.base - height, solid.top);
  }
  return nodes;
}

/** As far as a corner can be from the first, and more. */
function across(corners: readonly Point[]): number {
  const { left, right, low, high } = boxOf(corners);
  return right - left + high - low;
}

/** A place where a way begins or ends. */
export function endNode({ field, gait }: Scene, { x, y, z }: Point3): Node {
  return { x, y, z, turn: null, island: islandOf(field, knownIslands(field, gait), { x, y, z }) };
}

function putTurns(scene: Scene, nodes: Node[], around: readonly Turn[], low: number, high: number): void {
  const { field, gait } = scene;
  const islands = knownIslands(field, gait);
  for (const turn of around) {
    for (const z of heightsAt(field, turn, gait.ramps)) {
      if (z <= low || z >= high) continue;
      const place = { x: turn.x, y: turn.y, z };
      nodes.push({ ...place, turn, island: islandOf(field, islands, place) });
    }
  }
}

/** What a terrain is to a gait, found once: neither changes. */
interface Known {
  readonly islands: readonly boolean[];
  readonly nodes: Map<Grain, readonly Node[]>;
}

const cache = new WeakMap<Field, Map<Gait, Known>>();

function known(field: Field, gait: Gait): Known {
  let ofField = cache.get(field);
  if (!ofField) cache.set(field, (ofField = new Map()));
  let found = ofField.get(gait);
  if (!found) ofField.set(gait, (found = { islands: islandsOf(field, gait), nodes: new Map() }));
  return found;
}

function knownIslands(field: Field, gait: Gait): readonly boolean[] {
  return known(field, gait).islands;
}

function terrainNodes({ field, gait }: Scene, grain: Grain): readonly Node[] {
  const { nodes } = known(field, gait);
  const found = nodes.get(grain);
  if (found) return found;
  const scene = sceneOf(field, gait, []);
  const made: Node[] = [];
  for (const ground of field.grounds) {
    if (ground.base === 0 && ground.top <= gait.step) continue;
    const part = blockingPart(scene, ground, ground.base);
    if (part.length === 0) continue;
    const around = outlineAround(part, gait.radius, grain.smooth);
    putTurns(scene, made, around, ground.base - gait.height, ground.top - gait.step);
  }
  for (const { x, y, z } of harboursOf(scene, grain.spacing)) {
    made.push({ x, y, z, turn: null, island: HARBOUR });
  }
  for (const portal of portalsOf(scene, grain.spacing)) made.push(endNode(scene, portal));
  nodes.set(grain, made);
  return made;
}
