/** What things are worth to a comrade, in units lost or saved: tuned by playing many games at a glance. */
export const WEIGHTS = {
  unit: 1,
  /** The first, second and third captured point. */
  firstPoint: 0.21,
  secondPoint: 0.545,
  thirdPoint: 3.431,
  /** An abandoned point that may be captured soon, and one that fills up. */
  near: 0.149,
  filling: 0.118,
  /** A retreat costs the action of the next turn, or most of it. */
  tempo: 0.038,
  /** Enemies within reach of what the hands there can do, one more that may come, and what a hand without attacks is worth. */
  engaged: 0.169,
  coming: 0.054,
  bareHands: 0.037,
  /** Somebody on the point at all, and everybody besides. */
  present: -0.056,
  company: 0.097,
  /** How surely whoever gets away covers a point that would be captured. */
  covered: 1.159,
  /** A unit that can be carried away. */
  saved: 0.527,
  /** How much the defence of this very turn counts in the choice of a target. */
  relief: 0.782,
  enemy: 0.127,
  attack: 0.213,
  capture: -0.019,
  calling: 0.083,
  everywhere: 0.137,
  /** With the square of the turns in which nothing happened. */
  impatience: 0.04,
  /** In the next turn one can still act before the enemy does: danger counts so much of what it does now, and enemies within reach. */
  dangerNext: 0.548,
  engagedNext: 1.275,
  /** How much the coming turn counts for whoever gets away from a check. */
  refuge: 0.331,
  token: 0.072,
  card: 0.106,
  /** What a move must bring to be worth making, and what is left to a unit that keeps its action point. */
  effort: -0.029,
  kept: 0.131,
  /** An action more, for whoever plays it and for somebody here; what inspires; what is recovered; who is only sent away. */
  again: -0.061,
  action: 0.311,
  inspire: 0.8,
  recover: 0.056,
  displaced: 0.474,
  /** A card worth less is exchanged. */
  dull: 0.465,
  /** What a reaction in hand is worth for another day. */
  patience: 0.072,
};
