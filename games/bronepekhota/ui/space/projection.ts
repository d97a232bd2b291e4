import type { Point } from '@bridgehead/geometry';

/**
 * From millimetres of the table, y away from the viewer, to those of the drawing, y downwards. A narrow window shows the table
 * turned, with the viewer's own end at the bottom.
 */
export interface Projection {
  readonly width: number;
  readonly height: number;
  /** For a group in which everything is drawn in the table's own millimetres. */
  readonly matrix: string;
  readonly toDrawing: (point: Point) => Point;
  readonly toTable: (point: Point) => Point;
  /** A direction of the drawing as one of the table. */
  readonly turnToTable: (vector: Point) => Point;
}

export const TURNS = ['none', 'left', 'right'] as const;
/** Which end of the table is at the bottom: the near edge, the left one, the right one. */
export type Turned = (typeof TURNS)[number];

interface Size {
  readonly width: number;
  readonly depth: number;
}

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

function matrixOf({ width, depth }: Size, turned: Turned): Matrix {
  switch (turned) {
    case 'none':
      return [1, 0, 0, -1, 0, depth];
    case 'left':
      return [0, -1, -1, 0, depth, width];
    case 'right':
      return [0, 1, 1, 0, 0, 0];
  }
}

export function projectionOf(size: Size, turned: Turned): Projection {
  const [a, b, c, d, e, f] = matrixOf(size, turned);
  const isTurned = turned !== 'none';
  // Each of them is its own inverse but for the shift: rows and columns change places.
  const turnToTable = ({ x, y }: Point): Point => ({ x: a * x + b * y, y: c * x + d * y });
  return {
    width: isTurned ? size.depth : size.width,
    height: isTurned ? size.width : size.depth,
    matrix: `matrix(${[a, b, c, d, e, f].join(' ')})`,
    toDrawing: ({ x, y }) => ({ x: a * x + c * y + e, y: b * x + d * y + f }),
    toTable: ({ x, y }) => turnToTable({ x: x - e, y: y - f }),
    turnToTable,
  };
}

/** Whichever shows more of it; a little more is not worth turning the table. */
export function bestTurn(
  { width, depth }: Size,
  pane: { readonly width: number; readonly height: number },
  isOwnEndRight: boolean,
): Turned {
  const straight = Math.min(pane.width / width, pane.height / depth);
  const turned = Math.min(pane.width / depth, pane.height / width);
  if (turned < straight * 1.15) return 'none';
  return isOwnEndRight ? 'right' : 'left';
}
