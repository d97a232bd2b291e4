import type { Point } from '@bridgehead/geometry';
import { EDGE, exitsFor } from '../rules/exit.ts';
import { seatOf } from '../rules/pieces.ts';
import { sizeOf } from '../rules/space.ts';
import type { Piece } from '../rules/state.ts';
import type { Scene } from './scene.ts';

/** A finger is not sharp. */
const BLUNT = 5;

/** Beyond an edge that a piece may leave by, or nearer to it than it can stand: whoever points there means to leave. */
export function isOut({ pack, view, ground }: Scene, piece: Piece, point: Point): boolean {
  const front = Math.max(...sizeOf(pack, piece).outline.map(({ x }) => x));
  return exitsFor({ armoury: pack, state: view }, seatOf(view, piece)).some(
    (edge) => EDGE[edge].far(point, ground.terrain) < front + BLUNT,
  );
}
