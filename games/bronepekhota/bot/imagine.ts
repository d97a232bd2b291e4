import type { Seat } from '@bridgehead/kernel';
import { activate } from '../rules/activation.ts';
import type { Standing } from '../rules/moves.ts';
import { pieceAt } from '../rules/pieces.ts';
import type { Battlefield } from '../rules/playing.ts';
import { placeOf } from '../rules/set-down.ts';
import type { Unit } from '../rules/stage.ts';
import { cloneState, type Piece, type PieceId } from '../rules/state.ts';

/** The table as if a piece stood there. */
export function withPieceAt<Table extends Battlefield>(table: Table, id: PieceId, place: Standing): Table {
  const piece = { ...pieceAt(table.state, id), ...placeOf(place) } as Piece;
  if (piece.kind === 'machine') Object.assign(piece, { cx: piece.hx, cy: piece.hy });
  return { ...table, state: { ...table.state, pieces: table.state.pieces.with(id, piece) } };
}

const NO_DICE = { below: () => 0 };

/** The table as if that unit's turn had begun. */
export function activated(table: Battlefield, seat: Seat, unit: Unit): Battlefield {
  const state = cloneState(table.state);
  activate({ ...table, state, chance: NO_DICE }, seat, unit);
  return { ...table, state };
}
