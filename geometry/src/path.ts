import type { Field } from './field.ts';
import type { Gait, Way } from './gait.ts';
import { HARBOUR } from './islands.ts';
import { isOnTable } from './levels.ts';
import { endNode, type Grain, type Node, nodesOf } from './nodes.ts';
import type { Point, Point3 } from './point.ts';
import { type Bystander, type Scene, sceneOf } from './scene.ts';
import { search } from './search.ts';

export interface CheapestWay {
  readonly way: Way;
  readonly price: number;
}

/** First roughly, everywhere; then finely, near where the rough way turns. */
const ROUGH: Grain = { smooth: 0.7, spacing: 25 };
const FINE: Grain = { smooth: 0.98, spacing: 1 };
const NEAR = 20;

/** The cheapest way from one place to another, both of them heights one can be at; null if none costs at most `limit`. */
export function cheapestWay(
  field: Field,
  gait: Gait,
  from: Point3,
  to: Point3,
  bystanders: readonly Bystander[],
  limit = Number.POSITIVE_INFINITY,
): CheapestWay | null {
  if (!isOnTable(field, from) || !isOnTable(field, to)) return null;
  const scene = sceneOf(field, gait, bystanders);
  const room = limit * gait.pace + ROUNDING;
  const rough = wayThrough(
    scene,
    from,
    to,
    ROUGH,
    limit,
    (place) => away(from, place) + away(place, to) <= room,
  );
  if (!rough || rough.way.length === 2) return rough;
  const turns = rough.way.slice(1, -1);
  const isNear = (place: Point) => turns.some((turn) => away(turn, place) < NEAR);
  return wayThrough(scene, from, to, FINE, rough.price, isNear, turns) ?? rough;
}

/** What the detour through a place may be longer than the limit by rounding. */
const ROUNDING = 0.1;

function wayThrough(
  scene: Scene,
  from: Point3,
  to: Point3,
  grain: Grain,
  limit: number,
  isWithin: (place: Point) => boolean,
  turns: readonly Point3[] = [],
): CheapestWay | null {
  const nodes: Node[] = [from, to].map((place) => endNode(scene, place));
  for (const { x, y, z } of turns) nodes.push({ x, y, z, turn: null, island: HARBOUR });
  nodes.push(...nodesOf(scene, grain, isWithin));
  const { costs, before } = search(scene, nodes, 1, limit);
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
