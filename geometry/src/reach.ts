import type { Field } from './field.ts';
import type { Gait } from './gait.ts';
import { legOf } from './leg.ts';
import { levelsAt } from './levels.ts';
import { type Grain, type Node, nodesOf } from './nodes.ts';
import type { Point, Point3 } from './point.ts';
import { type Bystander, type Scene, sceneOf } from './scene.ts';
import { search, touches } from './search.ts';

/** A place on the grid that can be reached, and for how much. */
export interface Reached extends Point3 {
  readonly price: number;
}

const GRAIN: Grain = { smooth: 0.9, spacing: 10 };

/** Every crossing of a grid over the table that can be reached for at most `budget`, on every level, with its price. */
export function reach(
  field: Field,
  gait: Gait,
  from: Point3,
  bystanders: readonly Bystander[],
  budget: number,
  grid: number,
): Reached[] {
  const scene = sceneOf(field, gait, bystanders);
  const far = budget * gait.pace;
  const isWithin = (place: Point) => squared(from, place) <= far * far;
  const nodes: Node[] = [{ ...from, turn: null }, ...nodesOf(scene, GRAIN, isWithin)];
  const { costs } = search(scene, nodes, -1, budget);
  const known = nodes
    .map((node, index) => ({ node, cost: costs[index] as number }))
    .filter(({ cost }) => cost <= budget);
  const reached: Reached[] = [];
  for (let y = Math.ceil((from.y - far) / grid) * grid; y <= from.y + far; y += grid) {
    for (let x = Math.ceil((from.x - far) / grid) * grid; x <= from.x + far; x += grid) {
      if (!isWithin({ x, y })) continue;
      for (const z of levelsAt(field, { x, y })) {
        const price = cheapest(scene, known, { x, y, z }, budget);
        if (price <= budget) reached.push({ x, y, z, price });
      }
    }
  }
  return reached;
}

interface Known {
  readonly node: Node;
  readonly cost: number;
}

/** The price of a place from the nodes whose prices are known: the most promising first, until no other can be cheaper. */
function cheapest(scene: Scene, known: readonly Known[], place: Point3, budget: number): number {
  let best = Number.POSITIVE_INFINITY;
  if ('obstacle' in legOf(scene, place, place)) return best;
  const hopes = known
    .map(({ node, cost }) => ({
      node,
      cost,
      least: cost + Math.sqrt(squared(node, place)) / scene.gait.pace,
    }))
    .filter(({ node, least }) => least <= budget && touches(node, node, place))
    .sort((a, b) => a.least - b.least);
  for (const { node, cost, least } of hopes) {
    if (least >= best) break;
    const leg = legOf(scene, node, place);
    if (!('obstacle' in leg)) best = Math.min(best, cost + leg.price);
  }
  return best;
}

function squared(p: Point, q: Point): number {
  return (q.x - p.x) * (q.x - p.x) + (q.y - p.y) * (q.y - p.y);
}
