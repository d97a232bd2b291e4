import type { Point, TerrainPiece } from '@bridgehead/geometry';
import { id, list, localized, whole } from '@bridgehead/kernel/content';
import * as v from 'valibot';
import type { Layout } from '../rules/armoury.ts';
import { LOOKS, type Look, type Paint, PAINTS, THEMES } from '../rules/terrain/looks.ts';
import { boxed, octagon, turnedBox, turnedPiece } from '../rules/terrain/shapes.ts';
import { isConvex } from './convex.ts';

/** Terrain as a person writes it down: boxes by their corner and size, ramps and ladders by their ends. */

const MOST_PIECES = 80;
const MOST_CORNERS = 12;
const LARGEST = 3000;
const HIGHEST = 400;

const across = v.pipe(v.number(), v.minValue(0), v.maxValue(LARGEST));
const height = v.pipe(v.number(), v.minValue(0), v.maxValue(HIGHEST));
/** x, y, width, depth */
const box = v.pipe(
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
const truth = v.exactOptional(v.literal(true));
const look = v.picklist(LOOKS);
/** On a twofold table: it stands there once, because it is its own other half. */
const once = truth;

const pieceSchema = v.variant('kind', [
  v.pipe(
    v.strictObject({
      kind: v.literal('block'),
      look,
      box: v.exactOptional(box),
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

type Written = v.InferOutput<typeof pieceSchema>;
type Outlined = Pick<Extract<Written, { kind: 'block' }>, 'box' | 'round' | 'corners'>;

const paintSchema = v.strictObject({ kind: v.picklist(PAINTS), box, once });

export const layoutSchema = v.pipe(
  v.strictObject({
    id,
    title: localized(40),
    theme: v.picklist(THEMES),
    width: whole(600, LARGEST),
    depth: whole(400, LARGEST),
    /** Every piece stands there twice, the second turned half round the middle of the table. */
    isTwofold: truth,
    paint: v.exactOptional(list(paintSchema, 0, MOST_PIECES), []),
    pieces: list(pieceSchema, 0, MOST_PIECES),
  }),
  v.transform(({ isTwofold, paint, pieces, width, depth, ...layout }) => {
    const again = <T extends { readonly once?: true }>(all: readonly T[]) =>
      isTwofold ? all.filter(({ once }) => !once) : [];
    const flat = ({ kind, box }: (typeof paint)[number]): Paint => ({ kind, ...box });
    return {
      ...layout,
      terrain: {
        width,
        depth,
        pieces: [
          ...pieces.map(pieceOf),
          ...again(pieces).map((piece) => turnedPiece(pieceOf(piece), width, depth)),
        ],
      },
      looks: [...pieces, ...again(pieces)].map(({ look }): Look => look),
      paint: [
        ...paint.map(flat),
        ...again(paint).map((piece) => ({ ...flat(piece), ...turnedBox(piece.box, width, depth) })),
      ],
    } satisfies Layout & { title: unknown };
  }),
);

function pieceOf(piece: Written): TerrainPiece {
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
