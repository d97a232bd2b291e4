import { cross, GRAZE, minus, type Point } from './point.ts';
import type { Solid } from './solid.ts';
import type { Block, Ladder, Ramp, Terrain } from './terrain.ts';

/** The least rectangle along the axes that holds something. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
}

/** A piece of terrain as a solid, with what its upper side is good for. */
export interface Ground extends Solid {
  readonly box: Box;
  /** Which piece of the terrain this is. */
  readonly piece: number;
  readonly walkable: boolean;
  readonly climbable: boolean;
}

/** A terrain made ready: made once, asked often. */
export interface Field {
  readonly width: number;
  readonly depth: number;
  readonly grounds: readonly Ground[];
  readonly ladders: readonly Ladder[];
}

export function fieldOf({ width, depth, pieces }: Terrain): Field {
  const grounds: Ground[] = [];
  const ladders: Ladder[] = [];
  pieces.forEach((piece, index) => {
    if (piece.kind === 'ladder') ladders.push(piece);
    else grounds.push(piece.kind === 'block' ? blockGround(piece, index) : rampGround(piece, index));
  });
  return { width, depth, grounds, ladders };
}

function blockGround({ corners, base, top, walkable, climbable }: Block, piece: number): Ground {
  const box = boxOf(corners);
  return { corners: counterClockwise(corners), radius: 0, base, top, box, piece, walkable, climbable };
}

function rampGround({ foot, head, width }: Ramp, piece: number): Ground {
  const along = minus(head, foot);
  const squared = along.x * along.x + along.y * along.y;
  const half = width / (2 * Math.sqrt(squared));
  const side = { x: -along.y * half, y: along.x * half };
  const rise = head.z - foot.z;
  const slope = { x: (along.x * rise) / squared, y: (along.y * rise) / squared };
  const corners = [
    { x: foot.x - side.x, y: foot.y - side.y },
    { x: head.x - side.x, y: head.y - side.y },
    { x: head.x + side.x, y: head.y + side.y },
    { x: foot.x + side.x, y: foot.y + side.y },
  ];
  return {
    corners,
    radius: 0,
    base: foot.z,
    top: head.z,
    box: boxOf(corners),
    slope: { ...slope, at: foot.z - (slope.x * foot.x + slope.y * foot.y) },
    piece,
    walkable: rise * rise <= squared,
    climbable: false,
  };
}

/** Layouts are written either way round. */
function counterClockwise(corners: readonly Point[]): readonly Point[] {
  const first = corners[0] as Point;
  let area = 0;
  for (let index = 2; index < corners.length; index++) {
    area += cross(minus(corners[index - 1] as Point, first), minus(corners[index] as Point, first));
  }
  return area > 0 ? corners : corners.toReversed();
}

export function boxOf(corners: readonly Point[]): Box {
  let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of corners) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    low = Math.min(low, y);
    high = Math.max(high, y);
  }
  return { left, right, low, high };
}

/** Whether a point is in a box, or as near to it as rounding goes. */
export function isInBox({ left, right, low, high }: Box, { x, y }: Point): boolean {
  return x > left - GRAZE && x < right + GRAZE && y > low - GRAZE && y < high + GRAZE;
}
