import { activationOf, finishActor, hasGotOut, note } from './activation.ts';
import type { Armoury } from './armoury.ts';
import { hasPlatform, soundDurability } from './kinds.ts';
import {
  areEnemies,
  gunKind,
  isPiloted,
  machineKind,
  pieceAt,
  seatOf,
  soldierAt,
  squadKind,
} from './pieces.ts';
import type { Battlefield, Playing } from './playing.ts';
import type { BronepekhotaRefusal } from './refusals.ts';
import { isBehind, isTouchedByFoe, touches } from './space.ts';
import type { Gun, Machine, Piece, PieceId } from './state.ts';

/** BRP-9.3, BRP-10.1: how much is restored. */
const BY_HAND = 1;
const BY_PLATFORM = 2;

/** Who mends: a soldier, the pilot of its own machine, or a platform. */
export type Mender = 'soldier' | 'pilot' | 'platform';

export function refuseMending(
  battlefield: Battlefield,
  by: PieceId,
  id: PieceId,
): BronepekhotaRefusal | null {
  const { armoury, state } = battlefield;
  const object = state.pieces[id];
  const mender = menderOf(battlefield, by);
  if (!mender) return { clause: 'BRP-9.3', reason: 'cannot-mend' };
  const clause = mender === 'platform' ? 'BRP-10.1' : 'BRP-9.3';
  if (object?.kind !== 'machine' && object?.kind !== 'gun') return { clause, reason: 'nothing-to-mend' };
  const kind = object.model;
  if (!reaches(battlefield, by, mender, object))
    return { clause, reason: 'object-not-touched', figures: { kind } };
  const seat = seatOf(state, pieceAt(state, by));
  if (areEnemies(state, seat, seatOf(state, object)) && !isIdle(object))
    return { clause, reason: 'enemy-object', figures: { kind } };
  if (object.durability >= soundOf(armoury, object))
    return { clause, reason: 'sound-object', figures: { kind } };
  const { moves, hasFought, shots, hasShot } = activationOf(state).deeds;
  const hasUsed = hasShot || shots.length > 0;
  if (mender === 'platform' && hasUsed) return { clause, reason: 'has-shot' };
  const hasActed = hasUsed || moves > 0 || hasFought || hasGotOut(state);
  if (mender !== 'platform' && hasActed) return { clause, reason: 'has-acted' };
  const isDisturbed = [pieceAt(state, by), object].some((piece) => isTouchedByFoe(battlefield, seat, piece));
  return isDisturbed ? { clause, reason: 'enemy-near' } : null;
}

export function menderOf({ armoury, state }: Battlefield, by: PieceId): Mender | null {
  const piece = pieceAt(state, by);
  if (piece.kind === 'soldier') return squadKind(armoury, state, piece).mends ? 'soldier' : null;
  if (piece.kind !== 'machine' || !isPiloted(piece)) return null;
  if (hasPlatform(armoury, machineKind(armoury, piece), piece.weapons)) return 'platform';
  return squadKind(armoury, state, soldierAt(state, piece.pilot)).mends ? 'pilot' : null;
}

/** A platform touches with its rear edge, and mends itself too. */
function reaches(battlefield: Battlefield, by: PieceId, mender: Mender, object: Piece): boolean {
  const piece = pieceAt(battlefield.state, by);
  if (mender === 'pilot') return piece === object;
  if (mender === 'soldier') return touches(battlefield, piece, object);
  if (piece === object) return true;
  return isBehind(battlefield, piece as Machine, object);
}

function isIdle(object: Machine | Gun): boolean {
  return object.kind === 'machine' && !isPiloted(object);
}

function soundOf(armoury: Armoury, object: Machine | Gun): number {
  return object.kind === 'machine'
    ? soundDurability(machineKind(armoury, object))
    : gunKind(armoury, object).durability;
}

/** So much of its durability comes back. */
export function restoredBy(battlefield: Battlefield, by: PieceId, object: Machine | Gun): number {
  const most = menderOf(battlefield, by) === 'platform' ? BY_PLATFORM : BY_HAND;
  return Math.min(most, soundOf(battlefield.armoury, object) - object.durability);
}

/** A soldier or pilot gives up its whole activation for it, a platform its shooting. */
export function mend(game: Playing, by: PieceId, id: PieceId): void {
  const { state, emit } = game;
  const mender = menderOf(game, by);
  const object = pieceAt(state, id) as Machine | Gun;
  const change = restoredBy(game, by, object);
  object.durability += change;
  emit?.({ kind: 'mended', by, piece: id, change, durability: object.durability });
  if (mender === 'soldier') finishActor(game);
  else if (mender === 'platform') note(game, { hasShot: true });
  else note(game, { moves: 2, hasFought: true, hasShot: true });
}
