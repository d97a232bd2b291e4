import type { Field } from '../src/field.ts';
import type { Gait } from '../src/gait.ts';
import { legOf } from '../src/leg.ts';
import { levelsAt } from '../src/levels.ts';
import type { Point3 } from '../src/point.ts';
import { sceneOf } from '../src/scene.ts';

/** Two places of a stream where somebody can be, on any level. */
export function openPlaces(field: Field, gait: Gait, chance: Iterator<number>): Point3[] {
  const scene = sceneOf(field, gait, []);
  const places: Point3[] = [];
  for (let tries = 0; tries < 50 && places.length < 2; tries++) {
    const x = (chance.next().value as number) % field.width;
    const y = (chance.next().value as number) % field.depth;
    const levels = levelsAt(field, { x, y });
    const z = levels[(chance.next().value as number) % Math.max(1, levels.length)];
    if (z === undefined || 'obstacle' in legOf(scene, { x, y, z }, { x, y, z })) continue;
    places.push({ x, y, z });
  }
  return places;
}

/** The cheapest way along a grid with 32 directions, by Dijkstra, with no idea of corners. */
export function byGrid(field: Field, gait: Gait, from: Point3, to: Point3, grid: number): number {
  const scene = sceneOf(field, gait, []);
  const places: Point3[] = [from, to];
  for (let y = grid / 2; y < field.depth; y += grid) {
    for (let x = grid / 2; x < field.width; x += grid) {
      for (const z of levelsAt(field, { x, y })) places.push({ x, y, z });
    }
  }
  const costs = places.map(() => Number.POSITIVE_INFINITY);
  const isDone = places.map(() => false);
  costs[0] = 0;
  for (;;) {
    let next = -1;
    costs.forEach((cost, index) => {
      if (!isDone[index] && cost < (costs[next] ?? Number.POSITIVE_INFINITY)) next = index;
    });
    if (next < 0 || next === 1) return costs[1] as number;
    isDone[next] = true;
    const here = places[next] as Point3;
    places.forEach((there, index) => {
      if (isDone[index] || Math.hypot(there.x - here.x, there.y - here.y) > 4.5 * grid) return;
      const leg = legOf(scene, here, there);
      if (!('obstacle' in leg))
        costs[index] = Math.min(costs[index] as number, (costs[next] as number) + leg.price);
    });
  }
}
