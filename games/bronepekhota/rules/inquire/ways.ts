import type { Point3 } from '@bridgehead/geometry';
import { asActor, refuseActor } from '../acts.ts';
import type { Heading, Move } from '../moves.ts';
import { pieceAt } from '../pieces.ts';
import type { Battlefield } from '../playing.ts';
import type { BronepekhotaRefusal } from '../refusals.ts';
import type { PieceId } from '../state.ts';
import type { Reach, WayThere } from './answers.ts';
import { chargeOfDrive, driven, reachOfDrive, wayOfDrive } from './drives.ts';
import { jumped, reachOfJump, wayOfJump } from './jumps.ts';
import { pusherOf, reachOfPush } from './pushes.ts';
import type { HowToGo } from './question.ts';
import { onItsTurn } from './turn.ts';
import { chargeOfWalk, reachOfWalk, walked, wayOfWalk } from './walks.ts';

const NOTHING_TO_PUSH: BronepekhotaRefusal = { clause: 'BRP-4.1.5', reason: 'not-movable' };

interface Going {
  readonly piece: PieceId;
  readonly how?: HowToGo | undefined;
  /** What is pushed, or towed. */
  readonly load?: PieceId | undefined;
}

/** Every place a piece gets to, its way of going. */
export function reachOf(battlefield: Battlefield, going: Going): Reach | BronepekhotaRefusal {
  const mine = onItsTurn(battlefield, going.piece);
  if ('reason' in mine) return mine;
  const how = howOf(mine, going);
  switch (how) {
    case 'walk':
      return reachOfWalk(mine, going.piece);
    case 'jump':
      return reachOfJump(mine, going.piece);
    case 'drive':
      return reachOfDrive(mine, going.piece, going.load);
    case 'push':
      return hasLoad(mine, going) ? reachOfPush(mine, going.piece, going.load) : NOTHING_TO_PUSH;
    default:
      return how;
  }
}

/** The cheapest way there as the move it would be. */
export function wayTo(
  battlefield: Battlefield,
  going: Going & { readonly to: Point3; readonly facing?: Heading | undefined },
): WayThere | BronepekhotaRefusal {
  const mine = onItsTurn(battlefield, going.piece);
  if ('reason' in mine) return mine;
  const { piece, to, facing } = going;
  const how = howOf(mine, going);
  switch (how) {
    case 'walk':
      return wayOfWalk(mine, piece, to, facing);
    case 'jump':
      return wayOfJump(mine, piece, to, facing);
    case 'drive':
      return wayOfDrive(mine, piece, to, facing, going.load);
    case 'push':
      return hasLoad(mine, going) ? pusherOf(mine, piece, going.load)(to, facing) : NOTHING_TO_PUSH;
    default:
      return how;
  }
}

/** BRP-4.1.1: the cheapest way into an enemy. */
export function chargeAt(
  battlefield: Battlefield,
  by: PieceId,
  enemy: PieceId,
): WayThere | BronepekhotaRefusal {
  const mine = onItsTurn(battlefield, by);
  if ('reason' in mine) return mine;
  return howOf(mine, { piece: by }) === 'drive'
    ? chargeOfDrive(mine, by, enemy)
    : chargeOfWalk(mine, by, enemy);
}

/** Machines drive, soldiers do not. */
function howOf({ state }: Battlefield, { piece, how }: Going): HowToGo | BronepekhotaRefusal {
  const isMachine = pieceAt(state, piece).kind === 'machine';
  if (how === undefined) return isMachine ? 'drive' : 'walk';
  if (isMachine === (how === 'drive')) return how;
  return isMachine
    ? { clause: 'BRP-4.1', reason: 'on-foot-only' }
    : { clause: 'BRP-4.2', reason: 'machines-only' };
}

function hasLoad<Asked extends Going>(
  { state }: Battlefield,
  going: Asked,
): going is Asked & { readonly load: PieceId } {
  return going.load !== undefined && state.pieces[going.load] !== undefined;
}

/** A walk, jump or drive as the way it is, or its refusal; only while that unit acts. */
export function priceOf(battlefield: Battlefield, move: Move): WayThere | BronepekhotaRefusal | null {
  const { stage } = battlefield.state.stage;
  if (stage !== 'act' || (move.kind !== 'walk' && move.kind !== 'jump' && move.kind !== 'drive')) return null;
  const refusal = refuseActor(battlefield, move.by);
  if (refusal) return refusal;
  const mine = asActor(battlefield, move.by);
  switch (move.kind) {
    case 'walk':
      return walked(mine, move);
    case 'jump':
      return jumped(mine, move);
    case 'drive':
      return driven(mine, move);
  }
}
