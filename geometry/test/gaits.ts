import type { Gait } from '../src/gait.ts';

/** Everything that somebody on foot can do. */
export const walker: Gait = {
  radius: 10,
  height: 45,
  pace: 50,
  ramps: true,
  ladders: true,
  step: 25,
  hurdle: { upTo: 50, price: 2 },
  climb: { pace: 25 },
  jump: { reach: 50 },
};
