import type { Point, TerrainPiece } from '@bridgehead/geometry';

/** A rectangle along the axes, by its lower left corner. */
export interface Lot extends Point {
  readonly width: number;
  readonly depth: number;
}

export function boxed({ x, y, width, depth }: Lot): readonly Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + depth },
    { x, y: y + depth },
  ];
}

/** The tangent of an eighth of a right angle twice over: half a side of an octagon one wide. */
const EIGHTH = 0.4142;

/** What is round on a table has eight sides; `radius` is how far they are from the middle. */
export function octagon({ x, y }: Point, radius: number): readonly Point[] {
  const near = radius * EIGHTH;
  return [
    { x: x + radius, y: y - near },
    { x: x + radius, y: y + near },
    { x: x + near, y: y + radius },
    { x: x - near, y: y + radius },
    { x: x - radius, y: y + near },
    { x: x - radius, y: y - near },
    { x: x - near, y: y - radius },
    { x: x + near, y: y - radius },
  ];
}

/** A piece with each of its points somewhere else. */
export function mapped(piece: TerrainPiece, to: <P extends Point>(point: P) => P): TerrainPiece {
  if (piece.kind === 'block') return { ...piece, corners: piece.corners.map(to) };
  return { ...piece, foot: to(piece.foot), head: to(piece.head) };
}

/** Half round the middle of the table. */
export function turnedPiece(piece: TerrainPiece, width: number, depth: number): TerrainPiece {
  return mapped(piece, (point) => ({ ...point, x: width - point.x, y: depth - point.y }));
}

export function turnedBox<L extends Lot>(lot: L, width: number, depth: number): L {
  return { ...lot, x: width - lot.x - lot.width, y: depth - lot.y - lot.depth };
}

/** A quarter round to the left, out of a lot so deep into one so wide. */
export function quarterTurned(piece: TerrainPiece, depth: number): TerrainPiece {
  return mapped(piece, (point) => ({ ...point, x: depth - point.y, y: point.x }));
}

/** Whether there is less than this between two lots, along either axis. */
export function isNear(one: Lot, other: Lot, within: number): boolean {
  return (
    one.x < other.x + other.width + within &&
    other.x < one.x + one.width + within &&
    one.y < other.y + other.depth + within &&
    other.y < one.y + one.depth + within
  );
}

export function isWithin(lot: Lot, other: Lot): boolean {
  return (
    lot.x >= other.x &&
    lot.y >= other.y &&
    lot.x + lot.width <= other.x + other.width &&
    lot.y + lot.depth <= other.y + other.depth
  );
}
