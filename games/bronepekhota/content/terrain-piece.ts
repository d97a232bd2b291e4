import type { Point, TerrainPiece } from '@bridgehead/geometry';
import { list } from '@bridgehead/kernel/content';
import * as v from 'valibot';
import { LOOKS } from '../rules/terrain/looks.ts';
import { boxed, octagon } from '../rules/terrain/shapes.ts';
import { isConvex } from './convex.ts';

/** Terrain as a person writes it down: boxes by their corner and size, ramps and ladders by their ends. */

export const MOST_PIECES = 80;
const MOST_CORNERS = 12;
export const LARGEST = 3000;
const HIGHEST = 400;

const across = v.pipe(v.number(), v.minValue(0), v.maxValue(LARGEST));
const height = v.pipe(v.number(), v.minValue(0), v.maxValue(HIGHEST));
/** x, y, width, depth */
export const boxSchema = v.pipe(
  v.strictTuple([across, across, across, across]),
  v.transform(([x, y, width, depth]) => ({ x, y, width, depth })),
);
/** x, y, radius */
const round = v.strictTuple([across, across, across]);
const corner = v.pipe(
  v.strictTuple([across, across]),
  v.transform(([x, y]) => ({ x, y })),
);
const spot = v.pipe(
  v.strictTuple([across, across, height]),
  v.transform(([x, y, z]) => ({ x, y, z })),
);
export const truth = v.exactOptional(v.literal(true));
const look = v.picklist(LOOKS);
/** On a twofold table: it stands there once, because it is its own other half. */
export const once = truth;

export const pieceSchema = v.variant('kind', [
  v.pipe(
    v.strictObject({
      kind: v.literal('block'),
      look,
      box: v.exactOptional(boxSchema),
      round: v.exactOptional(round),
      corners: v.exactOptional(
        v.pipe(
          list(corner, 3, MOST_CORNERS),
          v.check((corners) => isConvex(corners), 'The corners do not go round counter-clockwise'),
        ),
      ),
      base: v.exactOptional(height, 0),
      top: height,
      /** Nobody stops on it; it can be climbed. */
      bare: truth,
      climbable: truth,
      once,
    }),
    v.check(({ base, top }) => base < top, 'It has no height'),
    v.check(
      ({ box, round, corners }) => [box, round, corners].filter(Boolean).length === 1,
      'It needs a box, or is round, or has corners',
    ),
  ),
  v.strictObject({
    kind: v.literal('ramp'),
    look: v.exactOptional(look, 'ramp'),
    foot: spot,
    head: spot,
    width: across,
    once,
  }),
  v.strictObject({
    kind: v.literal('ladder'),
    look: v.exactOptional(look, 'ladder'),
    foot: spot,
    head: spot,
    once,
  }),
]);

export type Written = v.InferOutput<typeof pieceSchema>;
type Outlined = Pick<Extract<Written, { kind: 'block' }>, 'box' | 'round' | 'corners'>;

interface Plot {
  readonly width: number;
  readonly depth: number;
  readonly pieces: readonly Written[];
}

export function pieceOf(piece: Written): TerrainPiece {
  const { look: _look, once: _once, ...bare } = piece;
  if (bare.kind !== 'block') return bare;
  const { kind, base, top } = bare;
  return {
    kind,
    corners: outlineOf(bare),
    base,
    top,
    walkable: !bare.bare,
    climbable: bare.climbable === true,
  };
}

function outlineOf({ box, round, corners = [] }: Outlined): readonly Point[] {
  if (box) return boxed(box);
  if (!round) return corners;
  const [x, y, radius] = round;
  return octagon({ x, y }, radius);
}

/** Whether all of it stands on a table, or a lot, of this size. */
export function isWithin({ width, depth, pieces }: Plot): boolean {
  return pieces.map(pieceOf).every((piece) => {
    const points = piece.kind === 'block' ? piece.corners : [piece.foot, piece.head];
    return points.every(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= depth);
  });
}
