import { outlineAround, type Turn } from './bevel.ts';
import { boxOf, type Field } from './field.ts';
import type { Gait } from './gait.ts';
import { HARBOUR, islandOf, islandsOf } from './islands.ts';
import { blockingPart } from './leg.ts';
import { heightsAt } from './levels.ts';
import { length, type Point, type Point3 } from './point.ts';
import { harboursOf, portalsOf } from './portals.ts';
import { type Bystander, type Scene, sceneOf } from './scene.ts';

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
  const nodes: Node[] = [];
  const isHere = (place: Point) => isWithin(place, 0);
  for (const spots of [known(scene.field, scene.gait).spots, spotsAround(scene)]) {
    for (const spot of spots) {
      if (isWithin(spot.middle, spot.room)) nodes.push(...nodesAt(spot, grain).filter(isHere));
    }
  }
  return nodes;
}

/** A place where a way begins or ends. */
export function endNode(scene: Scene, place: Point3): Node {
  const { x, y, z } = place;
  return { x, y, z, turn: null, island: islandAt(scene, place) };
}

/** Which island a place is on to whoever goes there. */
export function islandAt({ field, gait }: Scene, place: Point3): number {
  return islandOf(field, known(field, gait).islands, place);
}

/** A place from where one may go to any surface. */
export function harbourNode({ x, y, z }: Point3): Node {
  return { x, y, z, turn: null, island: HARBOUR };
}

function turnsAt({ field, gait }: Scene, around: readonly Turn[], low: number, high: number): Node[] {
  const { islands } = known(field, gait);
  return around.flatMap((turn) =>
    heightsAt(field, turn, gait.ramps)
      .filter((z) => z > low && z < high)
      .map((z) => {
        const { x, y } = turn;
        return { x, y, z, turn, island: islandOf(field, islands, { x, y, z }) };
      }),
  );
}

/** A part of a scene where a way may turn; the places themselves are found when somebody comes by. */
interface Spot {
  readonly middle: Point;
  /** No place is further from the middle. */
  readonly room: number;
  readonly find: (grain: Grain) => readonly Node[];
  readonly found: Map<Grain, readonly Node[]>;
}

/** What a terrain is to a gait, found once: neither changes. */
interface Known {
  readonly islands: readonly boolean[];
  readonly spots: readonly Spot[];
}

const cache = new WeakMap<Field, Map<Gait, Known>>();

function known(field: Field, gait: Gait): Known {
  let ofField = cache.get(field);
  if (!ofField) cache.set(field, (ofField = new Map()));
  let found = ofField.get(gait);
  if (!found) {
    const scene = sceneOf(field, gait, []);
    ofField.set(gait, (found = { islands: islandsOf(field, gait), spots: spotsOf(scene) }));
  }
  return found;
}

const spotsOfBystanders = new WeakMap<Scene, readonly Spot[]>();

/** Whoever stands about, found once for all the questions about one moment. */
function spotsAround(scene: Scene): readonly Spot[] {
  let spots = spotsOfBystanders.get(scene);
  if (!spots)
    spotsOfBystanders.set(scene, (spots = scene.bystanders.map((bystander) => spotAround(scene, bystander))));
  return spots;
}

function spotAround(scene: Scene, { solid, berth }: Bystander): Spot {
  const { radius, height } = scene.gait;
  const away = radius + solid.radius + berth;
  const { middle, room } = extentOf(solid.corners);
  const find = ({ smooth }: Grain) =>
    turnsAt(scene, outlineAround(solid.corners, away, smooth), solid.base - height, solid.top);
  return { middle, room: room + 2 * away, find, found: new Map() };
}

function nodesAt({ found, find }: Spot, grain: Grain): readonly Node[] {
  let nodes = found.get(grain);
  if (!nodes) found.set(grain, (nodes = find(grain)));
  return nodes;
}

function spotsOf(scene: Scene): Spot[] {
  const { field, gait } = scene;
  const spots: Spot[] = [];
  const put = (about: readonly Point[], find: (grain: Grain) => readonly Node[]) => {
    const { middle, room } = extentOf(about);
    spots.push({ middle, room: room + 2 * gait.radius, find, found: new Map() });
  };
  for (const ground of field.grounds) {
    if (ground.base === 0 && ground.top <= gait.step) continue;
    const part = blockingPart(scene, ground, ground.base);
    if (part.length === 0) continue;
    const low = ground.base - gait.height;
    const high = ground.top - gait.step;
    put(part, ({ smooth }) => turnsAt(scene, outlineAround(part, gait.radius, smooth), low, high));
  }
  for (const { about, places } of harboursOf(scene)) {
    put(about, ({ spacing }) => places(spacing).map(harbourNode));
  }
  for (const { about, places } of portalsOf(scene)) {
    put(about, ({ spacing }) => places(spacing).map((place) => endNode(scene, place)));
  }
  return spots;
}

/** The middle of some points, and how far they are from it at most. */
function extentOf(points: readonly Point[]): { readonly middle: Point; readonly room: number } {
  const { left, right, low, high } = boxOf(points);
  const middle = { x: (left + right) / 2, y: (low + high) / 2 };
  return { middle, room: length({ x: right - middle.x, y: high - middle.y }) };
}
