import { legPrice } from './leg-price.ts';
import { heightsAt } from './levels.ts';
import { between, type Point, type Point3, unit } from './point.ts';
import type { Scene } from './scene.ts';

/** Turns are moved by so much at first, and by half of it when that does not help any more, down to the least. */
const FIRST = 32;
const LEAST = 0.05;
/** A leg is divided at one of so many places. */
const PARTS = 24;
/** What is cheaper by less is not. */
const GAIN = 1e-7;

/**
 * A way with its turns moved until no small step makes it cheaper. Round corners a way turns at the corners; but a jump is
 * measured straight in space, so that one lands further than the corner, where the way down and the way on are in balance.
 */
export function settled(scene: Scene, way: readonly Point3[]): Point3[] {
  const turns = divided(scene, way);
  const prices = turns.map((turn, leg) => (leg === 0 ? 0 : legPrice(scene, turns[leg - 1] as Point3, turn)));
  const isUneven = turns.map(
    (turn, leg) => leg > 0 && isSteep(scene, turns[leg - 1] as Point3, turn, prices[leg] as number),
  );
  for (let step = FIRST; step >= LEAST; step /= 2) {
    for (let isBetter = true; isBetter; ) {
      isBetter = false;
      for (let index = 1; index + 1 < turns.length; index++) {
        if (!isUneven[index] && !isUneven[index + 1]) continue;
        const most = (prices[index] as number) + (prices[index + 1] as number);
        const better = betterTurn(scene, turns, index, step, most - GAIN);
        if (!better) continue;
        [turns[index], prices[index], prices[index + 1]] = better;
        isBetter = true;
      }
    }
  }
  return turns;
}

/** Only a leg that does nothing but jump is measured straight: one that does more may be cheaper as two. */
function divided(scene: Scene, way: readonly Point3[]): Point3[] {
  return way.flatMap((to, index) => {
    const from = way[index - 1];
    if (!from) return [to];
    const whole = legPrice(scene, from, to);
    if (!isSteep(scene, from, to, whole)) return [to];
    let least = whole - GAIN;
    let best: Point3 | null = null;
    for (let part = 1; part < PARTS; part++) {
      const { x, y } = between(from, to, part / PARTS);
      for (const z of heightsAt(scene.field, { x, y }, scene.gait.ramps)) {
        const turn = { x, y, z };
        const first = legPrice(scene, from, turn);
        const price = first < least ? first + legPrice(scene, turn, to) : first;
        if (price >= least) continue;
        least = price;
        best = turn;
      }
    }
    return best ? [best, to] : [to];
  });
}

type Better = readonly [turn: Point3, before: number, after: number];

/** The best place a step away, and what the legs to it and from it cost. */
function betterTurn(
  scene: Scene,
  way: readonly Point3[],
  index: number,
  step: number,
  most: number,
): Better | null {
  const [before, here, after] = way.slice(index - 1, index + 2) as [Point3, Point3, Point3];
  const { pace, ramps } = scene.gait;
  let least = most;
  let best: Better | null = null;
  for (const { x, y } of directions(before, here, after)) {
    const place = { x: here.x + x * step, y: here.y + y * step };
    if ((away(before, place) + away(place, after)) / pace >= least) continue;
    for (const z of heightsAt(scene.field, place, ramps)) {
      const turn = { ...place, z };
      const first = legPrice(scene, before, turn);
      const second = first < least ? legPrice(scene, turn, after) : first;
      if (first + second >= least) continue;
      least = first + second;
      best = [turn, first, second];
    }
  }
  return best;
}

/** Whether a leg costs more than its length on the level. */
function isSteep({ gait }: Scene, p: Point, q: Point, price: number): boolean {
  return price * gait.pace > away(p, q) + GAIN;
}

/** Along both legs, forward and back, and across the first. */
function directions(before: Point, here: Point, after: Point): Point[] {
  const ahead =
    away(before, here) > 0 ? unit({ x: here.x - before.x, y: here.y - before.y }) : { x: 1, y: 0 };
  const on = away(here, after) > 0 ? unit({ x: after.x - here.x, y: after.y - here.y }) : ahead;
  const across = { x: -ahead.y, y: ahead.x };
  return [ahead, on, across].flatMap(({ x, y }) => [
    { x, y },
    { x: -x, y: -y },
  ]);
}

function away(p: Point, q: Point): number {
  const x = q.x - p.x;
  const y = q.y - p.y;
  return Math.sqrt(x * x + y * y);
}
