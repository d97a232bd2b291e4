import type { Point3 } from './point.ts';

/** How somebody goes and what it costs: the game's own numbers. A pace is how many millimetres a point buys. */
export interface Gait {
  /** Passes as a disc of this radius and this height. */
  readonly radius: number;
  readonly height: number;
  /** On the level, on ramps and on ladders, measured along them. */
  readonly pace: number;
  readonly ramps: boolean;
  readonly ladders: boolean;
  /** A rise or drop up to this costs nothing. */
  readonly step: number;
  /** A higher rise, up to `upTo`, costs `price`; the far side of a wall crossed in the same leg is included. */
  readonly hurdle: { readonly upTo: number; readonly price: number } | null;
  /** Higher still, up or down what is climbable. */
  readonly climb: { readonly pace: number } | null;
  /** Down or across to what is not higher: edge gap and drop together at most `reach`. Measured straight. */
  readonly jump: { readonly reach: number } | null;
}

/** Where somebody is, goes through or goes to: z is the height of the surface meant. */
export type Way = readonly Point3[];

/** Straight stretches at the height of the feet: what a leg really is, up and down included. */
export interface Stretch {
  readonly from: Point3;
  readonly to: Point3;
}

const OBSTACLES = ['edge', 'terrain', 'piece', 'rise', 'drop', 'nowhere'] as const;

/**
 * Why a leg cannot be gone, and where. `edge`: the table ends. `terrain`, `piece`: number `index` is in the way. `rise`:
 * `by` millimetres up number `index` of the terrain are too much; `drop`: as much down. `nowhere`: an end of the leg is at
 * no height where one can be, or at one that this leg does not lead to.
 */
export interface Stop {
  readonly obstacle: (typeof OBSTACLES)[number];
  readonly at: Point3;
  readonly index?: number;
  readonly by?: number;
}

export interface Obstruction extends Stop {
  readonly leg: number;
}

export interface Priced {
  readonly price: number;
  readonly stretches: readonly Stretch[];
}
