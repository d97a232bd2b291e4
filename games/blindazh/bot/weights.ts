/** What things that are not penalty points are worth in penalty points. Found by playing thousands of games. */
export const WEIGHTS = {
  /** The flag without which there is no victory. */
  firstFlag: 3.01,
  /** An enemy tile that a flag takes out of the game. */
  stopped: 4.03,
  /** A row of the trench towards the enemy zone: before the first flag, when tiles run out, and after it. */
  row: 1.58,
  lateRow: 0.972,
  laterRow: 0.307,
  /** A trench that goes no further forward, but opens another way. */
  sideways: 0.145,
  /** Every step beyond reach of the digging, for whoever is nearest to it, second, or further back. */
  longWay: 0.00664,
  secondDigger: 0.0182,
  otherDigger: 1.31,
  take: 0.0618,
  replace: 0.009,
  /** Being a step nearer to an enemy tile, for each point it is worth. */
  nearness: 0.0256,
  trench: 0.00747,
  step: 0.0103,
  /** A cell of an open lane that comes under fire, for each tile to come there; less from a lane that is open itself. */
  cover: 0.0328,
  exposed: 0.216,
  /** By how much each cell under fire lowers the worth of closing its lane. */
  covered: 0.0562,
  /** Mines or hedgehogs laid before anybody comes. */
  trap: 0.375,
  /** Being near an open lane, and how much a row less than the foremost counts against a lane. */
  guard: 0.003,
  rowsBack: 0.5,
  blownTrench: 0.0864,
  /** The way back of a soldier whom a grenade sends to the start trench. */
  blownSoldier: 0.3,
  grenade: 0.0134,
  /** Removing the last enemy tile before a flag stands (BLN-2.4). */
  losing: -20,
  /** Of the points an enemy tile carries, the share that removing it far from the start trench saves. */
  far: 0.0941,
  /** What is left of that when it is going to step on mines or hedgehogs by itself. */
  doomed: 0.0242,
  /** A gun fires within the round: a point one time in six, and a trench now and then. */
  gun: 0.314,
};
