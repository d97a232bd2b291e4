import type { Point, Point3 } from './point.ts';

/**
 * A wall, a crate, a building; with room beneath its base a platform. Its outline is convex. What is not walkable can be
 * crossed where it is low enough, but nobody stops there. A smooth one is not climbed.
 */
export interface Block {
  readonly kind: 'block';
  readonly corners: readonly Point[];
  readonly base: number;
  readonly top: number;
  readonly walkable: boolean;
  readonly climbable: boolean;
}

/** A wedge between the middles of its lower and its upper edge. Where it rises more than it runs it is a smooth wall. */
export interface Ramp {
  readonly kind: 'ramp';
  readonly foot: Point3;
  readonly head: Point3;
  readonly width: number;
}

/** A way between two places, measured along itself; nothing to run into. */
export interface Ladder {
  readonly kind: 'ladder';
  readonly foot: Point3;
  readonly head: Point3;
}

export type TerrainPiece = Block | Ramp | Ladder;

/** A table from (0, 0) to (width, depth) at height 0, and what stands on it. */
export interface Terrain {
  readonly width: number;
  readonly depth: number;
  readonly pieces: readonly TerrainPiece[];
}
