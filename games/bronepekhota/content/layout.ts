import { id, list, localized, whole } from '@bridgehead/kernel/content';
import * as v from 'valibot';
import type { Layout } from '../rules/armoury.ts';
import { type Look, type Paint, PAINTS, THEMES } from '../rules/terrain/looks.ts';
import { turnedBox, turnedPiece } from '../rules/terrain/shapes.ts';
import {
  boxSchema,
  isWithin,
  LARGEST,
  MOST_PIECES,
  once,
  pieceOf,
  pieceSchema,
  truth,
} from './terrain-piece.ts';

const paintSchema = v.strictObject({ kind: v.picklist(PAINTS), box: boxSchema, once });

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
  v.check((plot) => isWithin(plot), 'Something stands beyond its edge'),
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
