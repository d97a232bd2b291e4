import { Heap } from './heap.ts';
import { legOf } from './leg.ts';
import type { Node } from './nodes.ts';
import type { Point } from './point.ts';
import type { Scene } from './scene.ts';

/** The cheapest price of each node from the first, infinite where it is not reached, and the node before it. */
export interface Prices {
  readonly costs: Float64Array;
  readonly before: Int32Array;
}

/**
 * Cheapest ways from the first node: to all of them, or until number `goal` is reached, never dearer than `limit`. A leg is
 * looked at only when nothing cheaper is left to look at, as if it were level and free; most are never looked at.
 */
export function search(scene: Scene, nodes: readonly Node[], goal: number, limit: number): Prices {
  const costs = new Float64Array(nodes.length).fill(Number.POSITIVE_INFINITY);
  const best = new Float64Array(nodes.length).fill(Number.POSITIVE_INFINITY);
  const before = new Int32Array(nodes.length).fill(-1);
  const ahead = nodes.map((node) => (goal < 0 ? 0 : level(node, nodes[goal] as Node) / scene.gait.pace));
  const queue = new Heap();
  /** Each leg in the queue: where it begins and ends, and its price if it has been looked at, else −1. */
  const legs: { from: number; to: number; price: number }[] = [];
  const put = (from: number, to: number, price: number, rank: number) => {
    legs.push({ from, to, price });
    queue.push(rank, legs.length - 1);
  };
  const settle = (from: number) => {
    const p = nodes[from] as Node;
    const cost = costs[from] as number;
    for (let to = 0; to < nodes.length; to++) {
      const q = nodes[to] as Node;
      const least = cost + level(p, q) / scene.gait.pace;
      const rank = least + (ahead[to] as number);
      if (least >= (best[to] as number) || rank > limit || !isTaut(p, q)) continue;
      put(from, to, -1, rank);
    }
  };
  costs[0] = best[0] = 0;
  settle(0);
  while (queue.size > 0) {
    const { from, to, price } = legs[queue.pop()] as { from: number; to: number; price: number };
    if ((costs[to] as number) < Number.POSITIVE_INFINITY) continue;
    if (price >= 0) {
      costs[to] = (costs[from] as number) + price;
      before[to] = from;
      if (to === goal) break;
      settle(to);
      continue;
    }
    const leg = legOf(scene, nodes[from] as Node, nodes[to] as Node);
    if ('obstacle' in leg) continue;
    const cost = (costs[from] as number) + leg.price;
    if (cost >= (best[to] as number) || cost > limit) continue;
    best[to] = cost;
    put(from, to, leg.price, cost + (ahead[to] as number));
  }
  return { costs, before };
}

function level(p: Point, q: Point): number {
  const x = q.x - p.x;
  const y = q.y - p.y;
  return Math.sqrt(x * x + y * y);
}

/** A cheapest way turns only round corners, like a string pulled tight: both ends of a leg must touch theirs. */
export function isTaut(p: Node, q: Node): boolean {
  return touches(p, p, q) && touches(q, p, q);
}

export function touches({ turn }: Node, p: Point, q: Point): boolean {
  if (!turn) return true;
  const x = q.x - p.x;
  const y = q.y - p.y;
  const one = x * (turn.before.y - turn.y) - y * (turn.before.x - turn.x);
  const other = x * (turn.after.y - turn.y) - y * (turn.after.x - turn.x);
  return one * other >= -SLACK * (x * x + y * y);
}

const SLACK = 1e-6;
