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

/** Half round the middle of the table. */
export function turnedPiece(piece: TerrainPiece, width: number, depth: number): TerrainPiece {
  const turn = <P extends Point>(point: P): P => ({ ...point, x: width - point.x, y: depth - point.y });
  if (piece.kind === 'block') return { ...piece, corners: piece.corners.map(turn) };
  return { ...piece, foot: turn(piece.foot), head: turn(piece.head) };
}

export function turnedBox<L extends Lot>(lot: L, width: number, depth: number): L {
  return { ...lot, x: width - lot.x - lot.width, y: depth - lot.y - lot.depth };
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
