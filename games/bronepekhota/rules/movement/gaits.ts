import type { Gait } from '@bridgehead/geometry';
import { STEP } from '../space.ts';

/** BRP-0.7: a soldier passes as a disc. */
export const DISC = 10;

/** BRP-4.1: a step a point; ladders and ramps alike; over 25 mm free, over 50 for 2 points, climbing at half the pace. */
export const ON_FOOT: Gait = {
  radius: DISC,
  height: 45,
  pace: STEP,
  ramps: true,
  ladders: true,
  step: STEP / 2,
  hurdle: { upTo: STEP, price: 2 },
  climb: { pace: STEP / 2 },
  jump: { reach: STEP },
};

/** BRP-0.6: what a price may exceed the points by. */
export const ROUNDING = 0.001;

/** Nobody means a way that costs so many times the points there are: what all of it costs is not worked out. */
const HOPELESS = 4;

/** What a way may cost before the rest of it is of no interest. */
export function followedUpTo(points: number): number {
  return HOPELESS * (points + 1);
}
