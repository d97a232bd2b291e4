import { activationOf, note, takeOver } from './activation.ts';
import { board, refuseBoarding } from './board.ts';
import { fight, refuseFight } from './hand-to-hand.ts';
import { mend, refuseMending } from './mend.ts';
import { drive, driveOf } from './movement/drive.ts';
import { jump, jumpOf } from './movement/jump.ts';
import { leave, refuseLeaving } from './movement/leave.ts';
import { walk, walkOf } from './movement/walk.ts';
import type { Act } from './moves.ts';
import type { Battlefield, Playing } from './playing.ts';
import { refill, refuseRefill } from './refill.ts';
import type { BronepekhotaRefusal } from './refusals.ts';
import { refuseShot } from './shooting/refuse-shot.ts';
import { shoot } from './shooting/shoot.ts';
import { NOTHING_DONE } from './stage.ts';
import type { PieceId } from './state.ts';
import { take, refuseTaking } from './take.ts';
import { isReady } from './units.ts';

export function refuseAct(battlefield: Battlefield, move: Act): BronepekhotaRefusal | null {
  const seen = refuseActor(battlefield, move.by) ?? refuseBeforeFight(battlefield, move);
  if (seen) return seen;
  const mine = asActor(battlefield, move.by);
  switch (move.kind) {
    case 'walk':
      return refusalIn(walkOf(mine, move));
    case 'jump':
      return refusalIn(jumpOf(mine, move));
    case 'drive':
      return refusalIn(driveOf(mine, move));
    case 'shoot':
      return refuseShot(mine, move);
    case 'fight':
      return refuseFight(mine, move.by, move.enemy);
    case 'board':
      return refuseBoarding(mine, move.by, move.machine);
    case 'take':
      return refuseTaking(mine, move.by, move.gun);
    case 'mend':
      return refuseMending(mine, move.by, move.object);
    case 'refill':
      return refuseRefill(mine, move.by, move.object);
    case 'leave':
      return refuseLeaving(mine, move);
  }
}

function refusalIn(plan: object | BronepekhotaRefusal): BronepekhotaRefusal | null {
  return 'reason' in plan ? plan : null;
}

/** BRP-3.2.1: whoever acts is the actor, or a soldier of the squad whose turn has not been. */
export function refuseActor({ state }: Battlefield, by: PieceId): BronepekhotaRefusal | null {
  const clause = 'BRP-3.2.1';
  const { unit, actor } = activationOf(state);
  const piece = state.pieces[by];
  if (!piece) return { clause, reason: 'no-such-piece' };
  if (by === actor) return null;
  if (piece.kind !== 'soldier' || !('squad' in unit) || piece.squad !== unit.squad)
    return { clause, reason: 'not-in-this-unit' };
  return isReady(piece) ? null : { clause, reason: 'turn-over' };
}

/** BRP-4.1.1: whoever ran into an enemy fights before anything else, and before anybody else. */
function refuseBeforeFight({ state }: Battlefield, { kind, by }: Act): BronepekhotaRefusal | null {
  const { contact, actor } = activationOf(state);
  if (contact.length === 0 || (kind === 'fight' && by === actor)) return null;
  return { clause: 'BRP-4.1.1', reason: 'must-fight' };
}

/** The table as it is once that soldier's turn has begun. */
export function asActor(battlefield: Battlefield, by: PieceId): Battlefield {
  const { state } = battlefield;
  const activation = activationOf(state);
  if (activation.actor === by) return battlefield;
  return {
    ...battlefield,
    state: { ...state, stage: { ...activation, actor: by, deeds: NOTHING_DONE, contact: [] } },
  };
}

export function carryOut(game: Playing, move: Act): void {
  takeOver(game, move.by);
  switch (move.kind) {
    case 'walk':
      return walk(game, move);
    case 'jump':
      return jump(game, move);
    case 'drive':
      return drive(game, move);
    case 'shoot':
      return shoot(game, move);
    case 'fight':
      return attack(game, move.by, move.enemy);
    case 'board':
      return board(game, move.by, move.machine);
    case 'take':
      return take(game, move.by, move.gun);
    case 'mend':
      return mend(game, move.by, move.object);
    case 'refill':
      return refill(game, move.object);
    case 'leave':
      return leave(game, move);
  }
}

/** A fight ends a shooting action that had begun (BRP-7.6). */
function attack(game: Playing, by: PieceId, enemy: PieceId): void {
  const { state } = game;
  const activation = activationOf(state);
  state.stage = { ...activation, contact: [] };
  note(game, { hasFought: true, hasShot: activation.deeds.shots.length > 0 || activation.deeds.hasShot });
  fight(game, by, enemy);
}
