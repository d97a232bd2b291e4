import type { Terrain, TerrainPiece } from '@bridgehead/geometry';
import * as v from 'valibot';
import { id, list, localized, whole } from './words.ts';

/** Terrain as a person writes it down: boxes by their corner and size, ramps and ladders by their ends. */

const MOST_PIECES = 60;
const LARGEST = 3000;
const HIGHEST = 400;

const across = v.pipe(v.number(), v.minValue(0), v.maxValue(LARGEST));
const height = v.pipe(v.number(), v.minValue(0), v.maxValue(HIGHEST));
const spot = v.pipe(
  v.strictTuple([across, across, height]),
  v.transform(([x, y, z]) => ({ x, y, z })),
);
const truth = v.exactOptional(v.literal(true));

const pieceSchema = v.variant('kind', [
  v.pipe(
    v.strictObject({
      kind: v.literal('block'),
      /** x, y, width, depth */
      box: v.strictTuple([across, across, across, across]),
      base: v.exactOptional(height, 0),
      top: height,
      /** Nobody stops on it; it can be climbed. */
      bare: truth,
      climbable: truth,
    }),
    v.check(({ base, top }) => base < top, 'It has no height'),
  ),
  v.strictObject({ kind: v.literal('ramp'), foot: spot, head: spot, width: across }),
  v.strictObject({ kind: v.literal('ladder'), foot: spot, head: spot }),
]);

type Written = v.InferOutput<typeof pieceSchema>;

export const layoutSchema = v.pipe(
  v.strictObject({
    id,
    title: localized(40),
    width: whole(600, LARGEST),
    depth: whole(400, LARGEST),
    /** Every piece stands there twice, the second turned half round the middle of the table. */
    isTwofold: truth,
    pieces: list(pieceSchema, 0, MOST_PIECES),
  }),
  v.transform(({ id: name, title, width, depth, isTwofold, pieces }) => {
    const once = pieces.map(pieceOf);
    const twice = isTwofold ? once.map((piece) => turned(piece, width, depth)) : [];
    return { id: name, title, terrain: { width, depth, pieces: [...once, ...twice] } satisfies Terrain };
  }),
);

function pieceOf(piece: Written): TerrainPiece {
  if (piece.kind !== 'block') return piece;
  const { box, base, top, bare, climbable } = piece;
  const [x, y, width, depth] = box;
  return {
    kind: 'block',
    corners: [
      { x, y },
      { x: x + width, y },
      { x: x + width, y: y + depth },
      { x, y: y + depth },
    ],
    base,
    top,
    walkable: !bare,
    climbable: climbable === true,
  };
}

function turned(piece: TerrainPiece, width: number, depth: number): TerrainPiece {
  const turn = <P extends { readonly x: number; readonly y: number }>(point: P): P => ({
    ...point,
    x: width - point.x,
    y: depth - point.y,
  });
  if (piece.kind === 'block') return { ...piece, corners: piece.corners.map(turn) };
  return { ...piece, foot: turn(piece.foot), head: turn(piece.head) };
}
