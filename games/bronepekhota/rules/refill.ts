import { activationOf, note } from './activation.ts';
import { gunKind, machineKind, pieceAt, seatOf } from './pieces.ts';
import type { Battlefield, Playing } from './playing.ts';
import type { BronepekhotaRefusal } from './refusals.ts';
import { touches } from './space.ts';
import type { Gun, Machine, PieceId } from './state.ts';

/** BRP-7.7: once a game per player, one own machine or gun to its maximum, in place of its shooting. */
export function refuseRefill(battlefield: Battlefield, by: PieceId, id: PieceId): BronepekhotaRefusal | null {
  const clause = 'BRP-7.7';
  const { state } = battlefield;
  const { seat, deeds } = activationOf(state);
  if (!state.rules.refill) return { clause, reason: 'no-refills' };
  if (state.refilled.includes(seat)) return { clause, reason: 'has-refilled' };
  const piece = state.pieces[id];
  const isServed =
    (piece?.kind === 'machine' && id === by) ||
    (piece?.kind === 'gun' &&
      touches(battlefield, piece, pieceAt(state, by)) &&
      seatOf(state, piece) === seat);
  if (!isServed) return { clause, reason: 'not-refillable' };
  const hasFired = deeds.hasShot || deeds.shots.length > 0 || (piece.kind === 'gun' && piece.shots > 0);
  return hasFired ? { clause, reason: 'has-shot' } : null;
}

export function refill(game: Playing, id: PieceId): void {
  const { armoury, state, emit } = game;
  const { seat } = activationOf(state);
  const piece = pieceAt(state, id) as Machine | Gun;
  const kind = piece.kind === 'machine' ? machineKind(armoury, piece) : gunKind(armoury, piece);
  piece.ammo = kind.ammo;
  if (piece.kind === 'gun') piece.shots = kind.rate;
  state.refilled.push(seat);
  note(game, { hasShot: true });
  const shots = piece.kind === 'gun' ? piece.shots : 0;
  emit?.({ kind: 'refilled', seat, piece: id, ammo: piece.ammo, shots });
}
