/** What things that are not penalty points are worth in penalty points. Found by playing thousands of games. */
export const WEIGHTS = {
  /** The flag without which there is no victory. */
  firstFlag: 0.509,
  /** An enemy tile that a flag takes out of the game. */
  stopped: 3.15,
  /** A row of the trench towards the enemy zone: before the first flag, when tiles run out, and after it. */
  row: 0.31,
  lateRow: 0.911,
  laterRow: 0.313,
  /** A trench that goes no further forward, but opens another way. */
  sideways: 0.0302,
  /** Every step beyond reach of the digging, for whoever is nearest to it, second, or further back. */
  longWay: 0.007,
  secondDigger: 0.00669,
  otherDigger: 0.6,
  take: 0.134,
  replace: 0.00606,
  /** A point that an enemy tile is expected to cost less for the shots the soldier can fire from where it stands. */
  intercept: 0.466,
  trench: 0.00756,
  step: 0.00833,
  /** A point that tiles to come will cost less for one shot more at each; less from a lane that is open itself. */
  cover: 0.145,
  exposed: 0.305,
  /** By how much each cell under fire lowers the worth of closing its lane. */
  covered: 0.0756,
  /** Mines or hedgehogs laid before anybody comes. */
  trap: 0.232,
  /** A point that a tile to come will cost less for where the soldier stands. */
  guard: 0.0549,
  blownTrench: 0.43,
  /** The way back of a soldier whom a grenade sends to the start trench. */
  blownSoldier: 1.88,
  grenade: 0.034,
  /** Losing the game within the round, for sure. */
  defeat: 12,
  /** Removing the last enemy tile before a flag stands (BLN-2.4). */
  losing: -20,
  /** An enemy tile whose next step would lose the game. */
  fatal: 4.16,
  /** Of the points an enemy tile carries, the share that removing it far from the start trench saves. */
  far: 0.0123,
  /** What is left of that when it is going to step on mines or hedgehogs by itself. */
  doomed: 0.00772,
  /** A gun fires within the round: a point one time in six, and a trench now and then. */
  gun: 0.302,
};
