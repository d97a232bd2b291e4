import { gunKind, pieceAt, seatOf, soldierAt, squadOf } from './pieces.ts';
import type { Battlefield, Playing } from './playing.ts';
import type { BronepekhotaRefusal } from './refusals.ts';
import { touches, touching } from './space.ts';
import type { Gun, PieceId } from './state.ts';

/** BRP-9.2: any soldier who touches a gun takes it, unless another player's soldier touches it too. */
export function refuseTaking(battlefield: Battlefield, by: PieceId, id: PieceId): BronepekhotaRefusal | null {
  const clause = 'BRP-9.2';
  const { state } = battlefield;
  const soldier = pieceAt(state, by);
  const gun = state.pieces[id];
  if (soldier.kind !== 'soldier' || gun?.kind !== 'gun') return { clause, reason: 'no-gun' };
  const kind = gun.model;
  if (!touches(battlefield, soldier, gun)) return { clause, reason: 'gun-not-touched', figures: { kind } };
  const seat = seatOf(state, soldier);
  if (gun.seat === seat) return { clause, reason: 'own-gun', figures: { kind } };
  const isHeld = touching(battlefield, gun).some((other) => {
    const piece = pieceAt(state, other);
    return piece.kind === 'soldier' && seatOf(state, piece) !== seat;
  });
  return isHeld ? { clause, reason: 'gun-held', figures: { kind } } : null;
}

/** One that has fired this tour fires no more in it, whatever is left of its rate. */
export function take({ armoury, state, emit }: Playing, by: PieceId, id: PieceId): void {
  const { seat } = squadOf(state, soldierAt(state, by));
  const gun = pieceAt(state, id) as Gun;
  gun.seat = seat;
  if (gun.shots > 0) gun.shots = gunKind(armoury, gun).rate;
  emit?.({ kind: 'took', piece: by, gun: id, seat, shots: gun.shots });
}
