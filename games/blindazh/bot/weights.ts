/** What things that are not penalty points are worth in penalty points. Found by playing thousands of games. */
export const WEIGHTS = {
  /** The flag without which there is no victory. */
  firstFlag: 1.47,
  /** An enemy tile that a flag takes out of the game. */
  stopped: 3.36,
  /** A row of the trench towards the enemy zone: before the first flag, when tiles run out, and after it. */
  row: 1.54,
  lateRow: 1.5,
  laterRow: 0.8,
  /** A trench that goes no further forward, but opens another way. */
  sideways: 0.588,
  /** Every step beyond reach of the digging, for whoever is nearest to it, second, or further back. */
  longWay: 0.12,
  secondDigger: 0.037,
  otherDigger: 0.175,
  take: 0.206,
  replace: 0.024,
  /** Being a step nearer to an enemy tile, for each point it is worth. */
  nearness: 0.032,
  trench: 0.019,
  step: 0.448,
  blownTrench: 0.009,
  grenade: 0.035,
  /** Removing the last enemy tile before a flag stands (BLN-2.4). */
  losing: -20,
  /** The share of a hazard that comrades do not avert before the enemy moves. */
  averted: 1,
  /** Of the points an enemy tile carries, the share that removing it far from the start trench saves. */
  far: 0.245,
  /** What is left of that when it is going to step on mines or hedgehogs by itself. */
  doomed: 0.105,
  /** A gun fires within the round: a point one time in six, and a trench now and then. */
  gun: 0.245,
};
