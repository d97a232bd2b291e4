import type { Block, Point, Point3, Ramp, TerrainPiece } from '@bridgehead/geometry';
import { along, centreOf, hullOf, minus } from '../space/vectors.ts';

/** Outlines of what stands on a table, seen from above. */

/** The same outline, so much smaller round its middle. */
export function shrunk(corners: readonly Point[], share: number): readonly Point[] {
  const middle = centreOf(corners);
  return corners.map(({ x, y }) => ({
    x: middle.x + (x - middle.x) * share,
    y: middle.y + (y - middle.y) * share,
  }));
}

/** What a roof or a slab lies over, from the light's side: as long as it is high. */
export function shadowOf(
  corners: readonly Point[],
  base: number,
  top: number,
  light: Point,
): readonly Point[] {
  const cast = (height: number) =>
    corners.map(({ x, y }) => ({ x: x + light.x * height, y: y + light.y * height }));
  return hullOf([...cast(base), ...cast(top)]);
}

/** Foot left, foot right, head right, head left. */
export function cornersOfRamp({ foot, head, width }: Ramp): readonly [Point, Point, Point, Point] {
  const up = minus(head, foot);
  const side = { x: 0 - up.y, y: up.x };
  return [
    along(foot, side, width / 2),
    along(foot, side, -width / 2),
    along(head, side, -width / 2),
    along(head, side, width / 2),
  ];
}

export function cornersOf(piece: TerrainPiece): readonly Point[] {
  if (piece.kind === 'block') return piece.corners;
  if (piece.kind === 'ramp') return cornersOfRamp(piece);
  return cornersOfRamp({ ...piece, kind: 'ramp', width: LADDER_WIDTH });
}

export const LADDER_WIDTH = 18;

/** How high its upper side is: what stands on it is drawn after it. */
export function topOf(piece: TerrainPiece): number {
  return piece.kind === 'block' ? piece.top : Math.max(piece.foot.z, piece.head.z);
}

/** How high its lower side is: what stands below is under it. */
export function baseOf(piece: TerrainPiece): number {
  return piece.kind === 'block' ? piece.base : Math.min(piece.foot.z, piece.head.z);
}

/** Lines across it, so many millimetres from each other. */
export function linesAcross(
  from: Point3,
  to: Point3,
  width: number,
  every: number,
): readonly [Point, Point][] {
  const way = minus(to, from);
  const side = { x: 0 - way.y, y: way.x };
  const length = Math.hypot(way.x, way.y);
  return Array.from({ length: Math.max(0, Math.floor(length / every)) }, (_, index) => {
    const middle = along(from, way, every * (index + 0.5));
    return [along(middle, side, width / 2), along(middle, side, -width / 2)];
  });
}

/** The longer side of a box-like outline: a middle line from end to end, and how wide it is. */
export function spineOf({ corners }: Pick<Block, 'corners'>): { from: Point; to: Point; width: number } {
  const [a, b, c] = corners as readonly [Point, Point, Point];
  const [one, other] = [Math.hypot(b.x - a.x, b.y - a.y), Math.hypot(c.x - b.x, c.y - b.y)];
  const middle = centreOf(corners);
  const way = one >= other ? minus(b, a) : minus(c, b);
  const half = Math.max(one, other) / 2;
  return { from: along(middle, way, -half), to: along(middle, way, half), width: Math.min(one, other) };
}
