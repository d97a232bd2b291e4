import type { Point } from '@bridgehead/geometry';

/** Whether these corners go round something convex, counter-clockwise. */
export function isConvex(corners: readonly Point[]): boolean {
  return corners.every((corner, index) => {
    const next = corners[(index + 1) % corners.length] as Point;
    const after = corners[(index + 2) % corners.length] as Point;
    return (next.x - corner.x) * (after.y - next.y) - (next.y - corner.y) * (after.x - next.x) > 0;
  });
}
