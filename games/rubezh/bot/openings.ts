import { type CardSet, firePoint, type Point, type State } from '../rules/index.ts';
import { strengthSoon } from './foes.ts';
import { WEIGHTS as W } from './weights.ts';

/** Points that nobody holds when the turn ends, and what that costs. */

/** Capture points that may yet come to an abandoned point in one turn. */
const MAY_COME = 2;

/** How much of a point is lost by leaving it to enemies of this strength. */
export function openness(strength: number, value: number): number {
  if (strength >= value) return 1;
  const near = Math.max(0, strength + MAY_COME - value + 1) / (MAY_COME + 1);
  return W.near * near + (W.filling * strength) / value;
}

/** What it costs to leave a point to the enemies who stand there now. */
export function openingAt(
  set: CardSet,
  ground: Pick<State, 'scenario' | 'points' | 'fresh'>,
  point: Point,
): number {
  return (
    pointWeight(ground) * openness(strengthSoon(set, ground, point), firePoint(set, ground, point).value)
  );
}

/** The dearest openings are covered by whoever gets away elsewhere (RUB-6.8). */
export function uncovered(openings: number[], runners: number[]): number {
  openings.sort((one, other) => other - one);
  runners.sort((one, other) => other - one);
  let cost = 0;
  for (let place = 0; place < openings.length; place++) {
    cost += (openings[place] as number) * (1 - W.covered * (runners[place] ?? 0));
  }
  return cost;
}

/** The second captured point is dearer than the first, and the third is the end. */
export function pointWeight({ points }: Pick<State, 'points'>): number {
  let lost = 0;
  for (const { isHeld } of points) if (!isHeld) lost++;
  return [W.firstPoint, W.secondPoint, W.thirdPoint][lost] ?? W.thirdPoint;
}
