import type { TerrainPiece } from '@bridgehead/geometry';
import type { Look, Theme } from './looks.ts';
import { type Lot, mapped, quarterTurned } from './shapes.ts';

/** What a thing is for: a building to fight over, something that nobody sees over, cover for a squad, cover for a few. */
export const ROLES = ['great', 'tall', 'middle', 'low'] as const;
export type Role = (typeof ROLES)[number];

/** Terrain that belongs together, from (0, 0): whoever can get at its sides can get at all of it. */
export interface Cluster {
  readonly id: string;
  readonly role: Role;
  readonly themes: readonly Theme[];
  readonly width: number;
  readonly depth: number;
  readonly pieces: readonly TerrainPiece[];
  /** By pieces. */
  readonly looks: readonly Look[];
}

/** It stands somewhere: its lot, its pieces where they are on the table. */
export interface Sited {
  readonly cluster: Cluster;
  readonly lot: Lot;
  readonly pieces: readonly TerrainPiece[];
}

/** Turned one of four ways, its corner at (x, y). */
export function sited(cluster: Cluster, { x, y }: Pick<Lot, 'x' | 'y'>, quarters: number): Sited {
  let { width, depth, pieces } = cluster;
  for (let turn = 0; turn < quarters; turn++) {
    const high = depth;
    pieces = pieces.map((piece) => quarterTurned(piece, high));
    [width, depth] = [depth, width];
  }
  return { cluster, lot: { x, y, width, depth }, pieces: pieces.map((piece) => shifted(piece, x, y)) };
}

function shifted(piece: TerrainPiece, x: number, y: number): TerrainPiece {
  return mapped(piece, (point) => ({ ...point, x: point.x + x, y: point.y + y }));
}
