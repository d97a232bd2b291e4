import type { Seat } from '@bridgehead/kernel';
import type { Unit } from './stage.ts';
import type { Piece, PieceId, State } from './state.ts';

/** What a seat has still to set up: squads with somebody on foot, machines, guns. */
export function waitingUnits(state: State, seat: Seat): Unit[] {
  const squads = [...state.squads.keys()].filter(
    (squad) => state.squads[squad]?.seat === seat && piecesOf(state, { squad }).length > 0,
  );
  const others = [...state.pieces.keys()].filter((id) => {
    const piece = state.pieces[id] as Piece;
    return (
      (piece.kind === 'machine' || piece.kind === 'gun') && piece.seat === seat && piece.status === 'reserve'
    );
  });
  return [...squads.map((squad) => ({ squad })), ...others.map((piece) => ({ piece }))];
}

/** The pieces a unit sets up, in their order: pilots are aboard already. */
export function piecesOf({ pieces }: Pick<State, 'pieces'>, unit: Unit): PieceId[] {
  if ('piece' in unit) return [unit.piece];
  return [...pieces.keys()].filter((id) => {
    const piece = pieces[id] as Piece;
    return piece.kind === 'soldier' && piece.squad === unit.squad && piece.status === 'reserve';
  });
}
