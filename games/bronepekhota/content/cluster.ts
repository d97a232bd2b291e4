import { id, list, whole } from '@bridgehead/kernel/content';
import * as v from 'valibot';
import { type Cluster, ROLES } from '../rules/terrain/cluster.ts';
import { THEMES } from '../rules/terrain/looks.ts';
import { isWithin, pieceOf, pieceSchema } from './terrain-piece.ts';

/** Larger ones leave no room for lanes between them. */
const LARGEST = 300;
/** A table has dozens of clusters, and is laid out more than once. */
const MOST_PIECES = 10;

export const clusterSchema = v.pipe(
  v.strictObject({
    id,
    role: v.picklist(ROLES),
    themes: list(v.picklist(THEMES), 1, THEMES.length),
    width: whole(10, LARGEST),
    depth: whole(10, LARGEST),
    pieces: list(pieceSchema, 1, MOST_PIECES),
  }),
  v.check((plot) => isWithin(plot), 'Something stands beyond its edge'),
  v.transform(
    ({ pieces, ...cluster }): Cluster => ({
      ...cluster,
      pieces: pieces.map(pieceOf),
      looks: pieces.map(({ look }) => look),
    }),
  ),
);
