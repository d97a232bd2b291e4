import type { Field } from './field.ts';
import type { Gait } from './gait.ts';
import { inland } from './inland.ts';
import { mayLead } from './islands.ts';
import { legPrice } from './leg-price.ts';
import { levelsAt } from './levels.ts';
import { endNode, type Grain, islandAt, type Node, nodesOf } from './nodes.ts';
import type { Point, Point3 } from './point.ts';
import { type Bystander, type Scene, sceneOf } from './scene.ts';
import { leadsRound, search } from './search.ts';

/** A place on the grid that can be reached, and for how much. */
export interface Reached extends Point3 {
  readonly price: number;
}

const GRAIN: Grain = { smooth: 0.9, spacing: 15 };

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
  const isWithin = (place: Point, room: number) => away(from, place) <= far + room;
  const nodes = [endNode(scene, from), ...nodesOf(scene, GRAIN, isWithin)];
  const { costs } = search(scene, nodes, -1, budget, (p, q) => legPrice(scene, p, q));
  const known = new KnownPrices(scene, nodes, costs);
  const reached: Reached[] = [];
  for (let y = Math.ceil((from.y - far) / grid) * grid; y <= from.y + far; y += grid) {
    for (let x = Math.ceil((from.x - far) / grid) * grid; x <= from.x + far; x += grid) {
      if (!isWithin({ x, y }, 0)) continue;
      for (const z of levelsAt(field, { x, y })) {
        const price = priceAt(known, scene, { x, y, z }, budget);
        if (price <= budget) reached.push({ x, y, z, price });
      }
    }
  }
  return reached;
}

/** Of a place on an edge, by way of the roof behind it if that is cheaper. */
function priceAt(known: KnownPrices, scene: Scene, place: Point3, budget: number): number {
  const prices = inland(scene.field, place).map(
    (behind) => known.priceOf(behind, budget) + legPrice(scene, behind, place),
  );
  return Math.min(known.priceOf(place, budget), ...prices);
}

/** The prices of all other places, from those of the nodes: every way ends with a straight leg from one of them. */
class KnownPrices {
  readonly #scene: Scene;
  readonly #nodes: readonly Node[];
  readonly #costs: Float64Array;
  /** What each node may lead to the place for, and at least: infinite once it is known not to. */
  readonly #hopes: Float64Array;

  constructor(scene: Scene, nodes: readonly Node[], costs: Float64Array) {
    this.#scene = scene;
    const reached = nodes
      .map((_, index) => index)
      .filter((index) => costs[index] !== Number.POSITIVE_INFINITY);
    this.#nodes = reached.map((index) => nodes[index] as Node);
    this.#costs = Float64Array.from(reached, (index) => costs[index] as number);
    this.#hopes = new Float64Array(reached.length);
  }

  /** The most promising node first, until no other can be cheaper. */
  priceOf(place: Point3, budget: number): number {
    let best = Number.POSITIVE_INFINITY;
    let next = this.#hope(place, budget);
    if (next < 0 || legPrice(this.#scene, place, place) !== 0) return best;
    while (next >= 0 && (this.#hopes[next] as number) < best) {
      const leg = legPrice(this.#scene, this.#nodes[next] as Node, place);
      best = Math.min(best, (this.#costs[next] as number) + leg);
      this.#hopes[next] = Number.POSITIVE_INFINITY;
      next = this.#mostHopeful();
    }
    return best;
  }

  #hope(place: Point3, budget: number): number {
    const { pace, radius } = this.#scene.gait;
    const island = islandAt(this.#scene, place);
    const hopes = this.#hopes;
    for (let index = 0; index < hopes.length; index++) {
      const node = this.#nodes[index] as Node;
      const least = (this.#costs[index] as number) + away(node, place) / pace;
      const may = least <= budget && mayLead(node.island, island) && leadsRound(radius, node, place);
      hopes[index] = may ? least : Number.POSITIVE_INFINITY;
    }
    return this.#mostHopeful();
  }

  #mostHopeful(): number {
    let most = -1;
    let least = Number.POSITIVE_INFINITY;
    const hopes = this.#hopes;
    for (let index = 0; index < hopes.length; index++) {
      if ((hopes[index] as number) >= least) continue;
      least = hopes[index] as number;
      most = index;
    }
    return most;
  }
}

function away(p: Point, q: Point): number {
  const x = q.x - p.x;
  const y = q.y - p.y;
  return Math.sqrt(x * x + y * y);
}
