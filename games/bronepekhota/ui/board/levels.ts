import type { Terrain } from '@bridgehead/geometry';

/** Nothing is above this. */
export const SKY = Number.POSITIVE_INFINITY;

/** Levels worth a switch of their own: those that something lies over. */
export function ceilingsOf({ pieces }: Terrain): readonly number[] {
  const bases = pieces.flatMap((piece) => (piece.kind === 'block' && piece.base > 0 ? [piece.base] : []));
  return [...new Set(bases)].sort((one, other) => one - other);
}

/** The next in turn: everything, below the lowest slab, below the next one. */
export function nextCeiling(terrain: Terrain, ceiling: number): number {
  const limits = ceilingsOf(terrain).map((base) => base - 1);
  const at = limits.indexOf(ceiling);
  return limits[at + 1] ?? SKY;
}
