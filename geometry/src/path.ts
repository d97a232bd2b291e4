import type { Field } from './field.ts';
import type { Gait, Way } from './gait.ts';
import { inland } from './inland.ts';
import { legOf } from './leg.ts';
import { legPrice } from './leg-price.ts';
import { isOnTable } from './levels.ts';
import { endNode, type Grain, harbourNode, type IsWithin, type Node, nodesOf } from './nodes.ts';
import type { Point, Point3 } from './point.ts';
import { straightAcross } from './portals.ts';
import { type Bystander, type Scene, sceneOf } from './scene.ts';
import { type Patience, search } from './search.ts';
import { settled } from './settle.ts';

export interface CheapestWay {
  readonly way: Way;
  readonly price: number;
}

/** First roughly, everywhere; then finely, near where the rough way turns. */
const ROUGH: Grain = { smooth: 0.7, spacing: 25 };
const FINE: Grain = { smooth: 0.98, spacing: 1 };
const NEAR = 30;
/** What a way found roughly may cost more than it does in the end. */
const ROUGHNESS = 1;
/** What it is thought to cost to turn near where a known way does, while another is looked for. */
const SHUN = 0.1;
/** How much dearer than the straight line a way is thought to be at most, in points. */
const DETOURS = [1, 5, Number.POSITIVE_INFINITY];

/** The cheapest way from one place to another, both of them heights one can be at; null if none costs at most `limit`. */
export function cheapestWay(
  field: Field,
  gait: Gait,
  from: Point3,
  to: Point3,
  bystanders: readonly Bystander[],
  limit = Number.POSITIVE_INFINITY,
  patience?: Patience,
): CheapestWay | null {
  if (!isOnTable(field, from) || !isOnTable(field, to)) return null;
  const scene = sceneOf(field, gait, bystanders);
  const rough = roughWay(scene, from, to, limit + ROUGHNESS, patience);
  if (!rough) return null;
  const first = refined(scene, rough.way);
  const most = Math.min(first.price, limit);
  const hoped = wayWithin({ ...scene, isHopeful: true }, from, to, most, rough.way.slice(1, -1), patience);
  const second = hoped && refined(scene, hoped.way);
  const best = second && second.price < first.price ? second : first;
  return best.price <= limit ? best : null;
}

/** First among places that are not far off the straight line: mostly there is a way, and no other can be cheaper. */
function roughWay(
  scene: Scene,
  from: Point3,
  to: Point3,
  limit: number,
  patience?: Patience,
): CheapestWay | null {
  const straight = away(from, to) / scene.gait.pace;
  for (const detour of DETOURS) {
    const most = Math.min(limit, straight + detour);
    const way = wayWithin(scene, from, to, most, [], patience);
    if (way || most === limit) return way;
  }
  return null;
}

/** Among the places that a way of so many points may come to; those near a known way's turns are shunned. */
function wayWithin(
  scene: Scene,
  from: Point3,
  to: Point3,
  most: number,
  known: readonly Point[],
  patience?: Patience,
): CheapestWay | null {
  const isOnTheWay: IsWithin = (place, more) =>
    away(from, place) + away(place, to) <= most * scene.gait.pace + 2 * more;
  return wayThrough(scene, from, to, ROUGH, most, isOnTheWay, [], known, patience);
}

/** A way done well: settled, then finely near its turns, then settled again. */
function refined(scene: Scene, rough: Way): CheapestWay {
  const first = settledWay(scene, rough);
  const turns = turnsOf(scene, first.way);
  if (turns.length === 0) return first;
  const [from, to] = [rough[0] as Point3, rough.at(-1) as Point3];
  const isNear: IsWithin = (place, room) => turns.some((turn) => away(turn, place) < NEAR + room);
  const fine = wayThrough(scene, from, to, FINE, first.price, isNear, turns) ?? first;
  const last = settledWay(scene, fine.way);
  return last.price < fine.price ? last : fine;
}

function settledWay(scene: Scene, rough: Way): CheapestWay {
  const way = settled(scene, rough);
  return { way, price: priceAlong(scene, way) };
}

/** Where a way turns, or comes to an edge up on a slope or a roof: there a little to the side may be cheaper. */
function turnsOf(scene: Scene, way: Way): Point3[] {
  const turns = way.slice(1, -1);
  for (let leg = 1; leg < way.length; leg++) {
    const gone = legOf(scene, way[leg - 1] as Point3, way[leg] as Point3);
    if ('obstacle' in gone || gone.stretches.length === 1) continue;
    for (const { from, to } of gone.stretches) {
      if (Math.max(from.z, to.z) > scene.gait.step || isSlope(from, to)) turns.push(from, to);
    }
  }
  return turns;
}

function isSlope(from: Point3, to: Point3): boolean {
  return from.z !== to.z && (from.x !== to.x || from.y !== to.y);
}

function priceAlong(scene: Scene, way: Way): number {
  let price = 0;
  for (let leg = 1; leg < way.length; leg++)
    price += legPrice(scene, way[leg - 1] as Point3, way[leg] as Point3);
  return price;
}

function wayThrough(
  scene: Scene,
  from: Point3,
  to: Point3,
  grain: Grain,
  limit: number,
  isWithin: IsWithin,
  turns: readonly Point3[] = [],
  known: readonly Point[] = [],
  patience?: Patience,
): CheapestWay | null {
  const { field } = scene;
  const asides = [from, to].flatMap((end) => [...inland(field, end), ...straightAcross(scene, end)]);
  const nodes: Node[] = [from, to, ...asides].map((place) => endNode(scene, place));
  nodes.push(...turns.map(harbourNode));
  nodes.push(...nodesOf(scene, grain, isWithin));
  const tolls = nodes.map((node) => (known.some((place) => away(place, node) < NEAR) ? SHUN : 0));
  const { costs, before } = search(scene, nodes, 1, limit, tolls, patience);
  const price = costs[1] as number;
  if (price === Number.POSITIVE_INFINITY) return null;
  const way: Point3[] = [];
  for (let index = 1; index >= 0; index = before[index] as number) {
    const { x, y, z } = nodes[index] as Node;
    way.unshift({ x, y, z });
  }
  return { way, price };
}

function away(p: Point, q: Point): number {
  const x = q.x - p.x;
  const y = q.y - p.y;
  return Math.sqrt(x * x + y * y);
}
