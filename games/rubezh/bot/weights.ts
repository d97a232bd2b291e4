/** What things are worth to a comrade, in units lost or saved: tuned by playing many games at a glance. */
export const WEIGHTS = {
  unit: 1,
  /** The first, second and third captured point. */
  firstPoint: 0.9,
  secondPoint: 1.8,
  thirdPoint: 4,
  /** An abandoned point that may be captured soon, and one that fills up. */
  near: 0.48,
  filling: 0.125,
  /** A retreat costs the action of the next turn, or most of it. */
  tempo: 0.08,
  /** A unit that has enemies to attack where it stands, and how much more each of them is. */
  engaged: 0.12,
  target: 0.02,
  enemy: 0.35,
  attack: 0.6,
  capture: 0.01,
  calling: 0.08,
  everywhere: 0.05,
  /** How much the coming turn counts for whoever gets away from a check. */
  refuge: 0.3,
  token: 0.16,
  card: 0.13,
  /** What a move must bring to be worth making, and what is left to a unit that keeps its action point. */
  effort: 0.04,
  kept: 0.02,
  /** What a reaction in hand is worth for another day. */
  patience: 0.09,
};
