import type { Standing } from '../rules/moves.ts';
import { pieceAt } from '../rules/pieces.ts';
import type { Battlefield } from '../rules/playing.ts';
import { placeOf } from '../rules/set-down.ts';
import type { Piece, PieceId } from '../rules/state.ts';

/** The table as if a piece stood there. */
export function withPieceAt<Table extends Battlefield>(table: Table, id: PieceId, place: Standing): Table {
  const piece = { ...pieceAt(table.state, id), ...placeOf(place) } as Piece;
  if (piece.kind === 'machine') Object.assign(piece, { cx: piece.hx, cy: piece.hy });
  return { ...table, state: { ...table.state, pieces: table.state.pieces.with(id, piece) } };
}
