import type { Point } from '@bridgehead/geometry';
import type { Seat } from '@bridgehead/kernel';
import { isOnTable, NOBODY } from '../../rules/pieces.ts';
import type { PieceId } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';

/** Somebody who fell or ran off the table, where, and by whose hand if by anybody's. */
export interface Loss {
  readonly tour: number;
  readonly piece: PieceId;
  readonly at: Point | null;
  readonly by: PieceId | null;
}

/** Whoever brought it. */
export function ownerOf({ pieces, squads }: Pick<View, 'pieces' | 'squads'>, id: PieceId): Seat {
  const piece = pieces[id];
  if (piece?.kind === 'soldier') return squads[piece.squad]?.seat ?? NOBODY;
  return piece?.kind === 'machine' || piece?.kind === 'gun' ? piece.owner : NOBODY;
}

/** Whoever has it in the end, if that is not whoever brought it (BRP-9.1, BRP-9.2). */
export function captorOf({ pieces }: Pick<View, 'pieces'>, id: PieceId): Seat | null {
  const piece = pieces[id];
  if ((piece?.kind !== 'machine' && piece?.kind !== 'gun') || !isOnTable(piece)) return null;
  return piece.seat === piece.owner ? null : piece.seat;
}
