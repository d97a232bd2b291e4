import type { Field } from '../src/field.ts';
import type { Gait } from '../src/gait.ts';
import { legOf } from '../src/leg.ts';
import { levelsAt } from '../src/levels.ts';
import type { Point, Point3 } from '../src/point.ts';
import { sceneOf } from '../src/scene.ts';
import type { Shape } from '../src/shape.ts';
import { type Solid, topOver } from '../src/solid.ts';

/** Every edge against every corner and every edge, with nothing clever in it. */
export function gapByHand(a: Shape, b: Shape): number {
  const away = (p: Point, q: Point) => Math.hypot(p.x - q.x, p.y - q.y);
  const edges = ({ corners }: Shape) => corners.map((p, i) => [p, corners.at(i - 1) as Point] as const);
  const toEdge = (c: Point, [p, q]: readonly [Point, Point]) => {
    const size = away(p, q) ** 2;
    const t = size === 0 ? 0 : ((c.x - p.x) * (q.x - p.x) + (c.y - p.y) * (q.y - p.y)) / size;
    const s = Math.max(0, Math.min(1, t));
    return away(c, { x: p.x + s * (q.x - p.x), y: p.y + s * (q.y - p.y) });
  };
  const side = (p: Point, q: Point, c: Point) => (q.x - p.x) * (c.y - p.y) - (q.y - p.y) * (c.x - p.x);
  const holds = ({ corners }: Shape, c: Point) =>
    corners.length > 2 && corners.every((q, i) => side(corners.at(i - 1) as Point, q, c) >= 0);
  const crossing = edges(a).some(([p, q]) =>
    edges(b).some(([r, s]) => side(p, q, r) * side(p, q, s) < 0 && side(r, s, p) * side(r, s, q) < 0),
  );
  const apart = Math.min(
    ...a.corners.flatMap((corner) => edges(b).map((edge) => toEdge(corner, edge))),
    ...b.corners.flatMap((corner) => edges(a).map((edge) => toEdge(corner, edge))),
  );
  const together = crossing || holds(a, b.corners[0] as Point) || holds(b, a.corners[0] as Point);
  return Math.max(0, (together ? 0 : apart) - a.radius - b.radius);
}

/** Line by line and half-space by half-space, as slow as it is plain. */
export function seenByHand(from: Point3, seen: Solid, middle: Point, obstacles: readonly Solid[]): number {
  const away = Math.hypot(middle.x - from.x, middle.y - from.y);
  const across = { x: -(middle.y - from.y) / away, y: (middle.x - from.x) / away };
  const offs = seen.corners.map((c) => (c.x - middle.x) * across.x + (c.y - middle.y) * across.y);
  const low = Math.min(...offs);
  const wide = Math.max(...offs) - low;
  let count = 0;
  for (let line = 0; line < 255; line++) {
    const off = low + (wide * ((line % 15) + 0.5)) / 15;
    const z = seen.base + ((seen.top - seen.base) * (Math.floor(line / 15) + 0.5)) / 17;
    const to = { x: middle.x + across.x * off, y: middle.y + across.y * off, z };
    if (!obstacles.some((obstacle) => isCrossed(obstacle, from, to))) count++;
  }
  return count;
}

function isCrossed(solid: Solid, from: Point3, to: Point3): boolean {
  // How far inside each face a point is: positive inside.
  const faces: ((p: Point3) => number)[] = solid.corners.map((q, index) => {
    const p = solid.corners.at(index - 1) as Point;
    const size = Math.hypot(q.x - p.x, q.y - p.y);
    return (c) => ((q.x - p.x) * (c.y - p.y) - (q.y - p.y) * (c.x - p.x)) / size;
  });
  faces.push(
    (p) => p.z - solid.base,
    (p) => topOver(solid, p) - p.z,
  );
  let enter = 0;
  let leave = 1;
  for (const face of faces) {
    const a = face(from) - 0.001;
    const b = face(to) - 0.001;
    if (a <= 0 && b <= 0) return false;
    if (a < 0) enter = Math.max(enter, a / (a - b));
    if (b < 0) leave = Math.min(leave, a / (a - b));
  }
  return enter < leave;
}

/** Two places of a stream where somebody can be, on any level; every other one tried is on the edge of something. */
export function openPlaces(field: Field, gait: Gait, chance: Iterator<number>): Point3[] {
  const scene = sceneOf(field, gait, []);
  const below = (most: number) => (chance.next().value as number) % Math.max(1, most);
  const places: Point3[] = [];
  for (let tries = 0; tries < 50 && places.length < 2; tries++) {
    const anywhere = { x: below(field.width), y: below(field.depth) };
    const at = tries % 2 === 0 ? anywhere : (onEdge(field, below) ?? anywhere);
    const levels = levelsAt(field, at);
    const z = levels[below(levels.length)];
    if (z === undefined || 'obstacle' in legOf(scene, { ...at, z }, { ...at, z })) continue;
    places.push({ ...at, z });
  }
  return places;
}

function onEdge({ grounds }: Field, below: (most: number) => number): Point | null {
  const corners = grounds[below(grounds.length)]?.corners ?? [];
  const from = below(corners.length);
  const [p, q] = [corners[from], corners.at(from - 1)];
  const share = below(21) / 20;
  return p && q ? { x: p.x + (q.x - p.x) * share, y: p.y + (q.y - p.y) * share } : null;
}

/** The cheapest price along a grid with 32 directions, by Dijkstra, with no idea of corners; infinite if none is below `limit`. */
export function byGrid(
  field: Field,
  gait: Gait,
  from: Point3,
  to: Point3,
  grid: number,
  limit = Number.POSITIVE_INFINITY,
): number {
  const scene = sceneOf(field, gait, []);
  const places: Point3[] = [from, to];
  for (let y = grid / 2; y < field.depth; y += grid) {
    for (let x = grid / 2; x < field.width; x += grid) {
      for (const z of levelsAt(field, { x, y })) places.push({ x, y, z });
    }
  }
  const away = (p: Point, q: Point) => Math.hypot(p.x - q.x, p.y - q.y);
  const costs = places.map(() => Number.POSITIVE_INFINITY);
  const isDone = places.map(() => false);
  costs[0] = 0;
  for (;;) {
    let next = -1;
    costs.forEach((cost, index) => {
      if (!isDone[index] && cost < (costs[next] ?? Number.POSITIVE_INFINITY)) next = index;
    });
    if (next < 0 || (costs[next] as number) >= limit) return Number.POSITIVE_INFINITY;
    if (next === 1) return costs[1] as number;
    isDone[next] = true;
    const here = places[next] as Point3;
    places.forEach((there, index) => {
      if (isDone[index] || away(here, there) > 4.5 * grid) return;
      // Nothing is cheaper than level ground.
      const least = (costs[next] as number) + away(here, there) / gait.pace;
      if (least >= (costs[index] as number) || least + away(there, to) / gait.pace >= limit) return;
      const leg = legOf(scene, here, there);
      if (!('obstacle' in leg))
        costs[index] = Math.min(costs[index] as number, (costs[next] as number) + leg.price);
    });
  }
}
