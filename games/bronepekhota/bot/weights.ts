/** What is worth how much of its cost, and a mission accomplished in points. */
export const WEIGHTS = {
  /** What a lost pilot takes from a machine that stands. */
  pilot: 0.5,
  /** What taking a machine or gun is worth. */
  prize: 0.6,
  /** What it is worth to stand by a gun, beside what it fires. */
  serving: 0.3,
  /** What damage restored is worth of what it took. */
  mending: 0.8,
  /** What ammunition is worth to a machine or gun that has none for a shot. */
  refill: 0.1,
  mission: 500,
} as const;
