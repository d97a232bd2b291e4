import type { Point } from '@bridgehead/geometry';

export interface Plate {
  readonly width: number;
  readonly height: number;
}

/** So much of a plate's height lies over the edge of its piece. */
const OVERLAP = 0.1;
/** So much of a plate's height round its middle anybody has to show to be seen. */
const SEEN = 0.4;

/** Where the upper edge of a piece's plate is: under its lowest corner, or over its highest where it would hide somebody there. */
export function topOfPlate(
  corners: readonly Point[],
  middle: number,
  others: readonly Point[],
  { width, height }: Plate,
): number {
  const ys = corners.map(({ y }) => y);
  const below = Math.max(...ys) - height * OVERLAP;
  const above = Math.min(...ys) - height * (1 - OVERLAP);
  const round = height * SEEN;
  const hides = (top: number) =>
    others.some(
      ({ x, y }) => Math.abs(x - middle) < width / 2 + round && y > top - round && y < top + height + round,
    );
  return hides(below) && !hides(above) ? above : below;
}
