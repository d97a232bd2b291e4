import { asActor, refuseActor } from '../acts.ts';
import { isOnTable, isPiloted, pieceAt, seatOf } from '../pieces.ts';
import type { Battlefield } from '../playing.ts';
import type { BronepekhotaRefusal } from '../refusals.ts';
import { NOTHING_DONE } from '../stage.ts';
import type { PieceId } from '../state.ts';

/** A piece in its turn: what it has done counts. Out of its turn it is asked as if it came next and had done nothing. */
export function onItsTurn(battlefield: Battlefield, id: PieceId): Battlefield | BronepekhotaRefusal {
  const { state } = battlefield;
  const piece = pieceAt(state, id);
  const isActive = piece.kind === 'soldier' || (piece.kind === 'machine' && isPiloted(piece));
  if (!isOnTable(piece) || !isActive) return { clause: 'BRP-2.0', reason: 'not-in-this-unit' };
  if (state.stage.stage === 'act' && !refuseActor(battlefield, id)) return asActor(battlefield, id);
  return {
    ...battlefield,
    state: {
      ...state,
      stage: {
        stage: 'act',
        seat: seatOf(state, piece),
        unit: piece.kind === 'soldier' ? { squad: piece.squad } : { piece: id },
        actor: id,
        deeds: NOTHING_DONE,
        contact: [],
      },
    },
  };
}
