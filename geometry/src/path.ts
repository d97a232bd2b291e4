import type { Field } from './field.ts';
import type { Gait, Way } from './gait.ts';
import { inland } from './inland.ts';
import { legOf } from './leg.ts';
import { type Cost, legCost, legPrice } from './leg-price.ts';
import { isOnTable } from './levels.ts';
import { endNode, type Grain, harbourNode, type IsWithin, type Node, nodesOf } from './nodes.ts';
import type { Point, Point3 } from './point.ts';
import { straightAcross } from './portals.ts';
import { type Bystander, type Scene, sceneOf } from './scene.ts';
import { type Patience, type PriceOf, search } from './search.ts';
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
  const errand = errandOf(sceneOf(field, gait, bystanders), from, to, patience);
  const rough = roughWay(errand, limit + ROUGHNESS);
  if (!rough) return null;
  const first = refined(errand, rough.way);
  const hoped = hopedWay(errand, Math.min(first.price, limit), rough.way.slice(1, -1));
  const second = hoped && refined(errand, hoped.way);
  const best = second && second.price < first.price ? second : first;
  return best.price <= limit ? best : null;
}

/** Who wants to go where, and what is found out on the way there. */
interface Errand {
  readonly scene: Scene;
  /** From the first to the second; the others are beside them. */
  readonly ends: readonly Node[];
  /** Of legs that more than one search looks at, each judged once. */
  readonly costOf: (p: Node, q: Node) => Cost;
  readonly patience: Patience | undefined;
}

function errandOf(scene: Scene, from: Point3, to: Point3, patience: Patience | undefined): Errand {
  const asides = [from, to].flatMap((end) => [...inland(scene.field, end), ...straightAcross(scene, end)]);
  const ends = [from, to, ...asides].map((place) => endNode(scene, place));
  const costs = new Map<Node, Map<Node, Cost>>();
  const costOf = (p: Node, q: Node) => {
    let known = costs.get(p);
    if (!known) costs.set(p, (known = new Map()));
    let cost = known.get(q);
    if (!cost) known.set(q, (cost = legCost(scene, p, q)));
    return cost;
  };
  return { scene, ends, costOf, patience };
}

/** First among places that are not far off the straight line: mostly there is a way, and no other can be cheaper. */
function roughWay(errand: Errand, limit: number): CheapestWay | null {
  const { scene, ends, costOf } = errand;
  const straight = away(ends[0] as Node, ends[1] as Node) / scene.gait.pace;
  for (const detour of DETOURS) {
    const most = Math.min(limit, straight + detour);
    const way = wayWithin(errand, most, (p, q) => costOf(p, q).price);
    if (way || most === limit) return way;
  }
  return null;
}

/** Another way than a known one, whose turns are shunned: if jumps came out as cheap as they may. */
function hopedWay(errand: Errand, most: number, known: readonly Point[]): CheapestWay | null {
  const tollOf = (node: Node) => (known.some((place) => away(place, node) < NEAR) ? SHUN : 0);
  return wayWithin(errand, most, (p, q) => errand.costOf(p, q).hope + tollOf(q));
}

/** Among the places that a way of so many points may come to. */
function wayWithin(errand: Errand, most: number, priceOf: PriceOf): CheapestWay | null {
  const { scene, ends, patience } = errand;
  const [from, to] = ends as [Node, Node];
  const far = most * scene.gait.pace;
  const nodes = nodesOf(scene, ROUGH, (place, room) => away(from, place) + away(place, to) <= far + 2 * room);
  return wayThrough(scene, [...ends, ...nodes], most, priceOf, patience);
}

/** A way done well: settled, then finely near its turns, then settled again. */
function refined({ scene, ends }: Errand, rough: Way): CheapestWay {
  const first = settledWay(scene, rough);
  const turns = turnsOf(scene, first.way);
  if (turns.length === 0) return first;
  const isNear: IsWithin = (place, room) => turns.some((turn) => away(turn, place) < NEAR + room);
  const nodes = [...ends, ...turns.map(harbourNode), ...nodesOf(scene, FINE, isNear)];
  const fine = wayThrough(scene, nodes, first.price, (p, q) => legPrice(scene, p, q)) ?? first;
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

/** From the first of some places to the second. */
function wayThrough(
  scene: Scene,
  nodes: readonly Node[],
  limit: number,
  priceOf: PriceOf,
  patience?: Patience,
): CheapestWay | null {
  const { costs, before } = search(scene, nodes, 1, limit, priceOf, patience);
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
