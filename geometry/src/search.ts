import { Heap } from './heap.ts';
import { mayLead } from './islands.ts';
import type { Node } from './nodes.ts';
import type { Point } from './point.ts';
import type { Scene } from './scene.ts';

/** The cheapest price of each node from the first, infinite where it is not reached, and the node before it. */
export interface Prices {
  readonly costs: Float64Array;
  readonly before: Int32Array;
}

/** What a leg is thought to cost, infinite if it cannot be gone. */
export type PriceOf = (p: Node, q: Node) => number;

/** How many legs may still be thought of: where no way leads, somebody would look at all there are. */
export interface Patience {
  legs: number;
}

/**
 * Cheapest ways from the first node: to all of them, or until number `goal` is reached, never dearer than `limit`. A leg is
 * looked at only when nothing cheaper is left to look at, as if it were level and free; most are never looked at. Without
 * patience whatever was not reached by then is not reached.
 */
export function search(
  scene: Scene,
  nodes: readonly Node[],
  goal: number,
  limit: number,
  priceOf: PriceOf,
  patience: Patience = { legs: Number.POSITIVE_INFINITY },
): Prices {
  const { pace } = scene.gait;
  const costs = new Float64Array(nodes.length).fill(Number.POSITIVE_INFINITY);
  const best = new Float64Array(nodes.length).fill(Number.POSITIVE_INFINITY);
  const before = new Int32Array(nodes.length).fill(-1);
  const ahead = Float64Array.from(nodes, (node) => (goal < 0 ? 0 : level(node, nodes[goal] as Node) / pace));
  // Side by side in memory: every node that is settled looks at all of them.
  const xs = Float64Array.from(nodes, ({ x }) => x);
  const ys = Float64Array.from(nodes, ({ y }) => y);
  const islands = Int32Array.from(nodes, ({ island }) => island);
  const queue = new Heap();
  // Each leg in the queue: where it begins and ends, and its price if it has been looked at, else −1.
  const starts: number[] = [];
  const ends: number[] = [];
  const prices: number[] = [];
  const put = (from: number, to: number, price: number, rank: number) => {
    starts.push(from);
    ends.push(to);
    queue.push(rank, prices.push(price) - 1);
    patience.legs--;
  };
  const settle = (from: number, cost: number) => {
    costs[from] = cost;
    const p = nodes[from] as Node;
    for (let to = 0; to < nodes.length; to++) {
      if (cost >= (best[to] as number) || !mayLead(p.island, islands[to] as number)) continue;
      const x = (xs[to] as number) - p.x;
      const y = (ys[to] as number) - p.y;
      const least = cost + Math.sqrt(x * x + y * y) / pace;
      const rank = least + (ahead[to] as number);
      if (least >= (best[to] as number) || rank > limit) continue;
      if (isTaut(scene, p, nodes[to] as Node)) put(from, to, -1, rank);
    }
  };
  best[0] = 0;
  settle(0, 0);
  while (queue.size > 0 && patience.legs > 0) {
    const leg = queue.pop();
    const from = starts[leg] as number;
    const to = ends[leg] as number;
    const price = prices[leg] as number;
    const start = costs[from] as number;
    if ((costs[to] as number) < Number.POSITIVE_INFINITY) continue;
    if (price >= 0) {
      before[to] = from;
      settle(to, start + price);
      if (to === goal) break;
      continue;
    }
    const looked = priceOf(nodes[from] as Node, nodes[to] as Node);
    const cost = start + looked;
    if (cost >= (best[to] as number) || cost > limit) continue;
    best[to] = cost;
    put(from, to, looked, cost + (ahead[to] as number));
  }
  return { costs, before };
}

function level(p: Point, q: Point): number {
  const x = q.x - p.x;
  const y = q.y - p.y;
  return Math.sqrt(x * x + y * y);
}

/** A cheapest way turns only round corners, like a string pulled tight: both ends of a leg must touch theirs. */
function isTaut({ gait }: Scene, p: Node, q: Node): boolean {
  return leadsRound(gait.radius, p, q) && leadsRound(gait.radius, q, p);
}

/**
 * Whether a leg between a node and another place touches the corner that the node leads round, and does not run into it.
 * Nearer than a radius the place may lie between the corner's arc and the tangents that stand for it: then any leg may be right.
 */
export function leadsRound(radius: number, p: Node, q: Point): boolean {
  const { turn } = p;
  if (!turn) return true;
  const x = q.x - p.x;
  const y = q.y - p.y;
  const size = x * x + y * y;
  if (size <= radius * radius) return true;
  const one = x * (turn.before.y - turn.y) - y * (turn.before.x - turn.x);
  const other = x * (turn.after.y - turn.y) - y * (turn.after.x - turn.x);
  return one * other >= 0 || isAlong(one, size, turn, turn.before) || isAlong(other, size, turn, turn.after);
}

/** Whether a leg runs along an edge, as far as whoever grazes it can tell: a hair inside, no nearer than a radius. */
function isAlong(side: number, size: number, p: Point, q: Point): boolean {
  const x = q.x - p.x;
  const y = q.y - p.y;
  return side * side <= ALONG * ALONG * size * (x * x + y * y);
}

const ALONG = 0.0003;
