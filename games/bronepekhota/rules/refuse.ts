import type { Decision, Seat } from '@bridgehead/kernel';
import { refuseAct } from './acts.ts';
import { activationOf } from './activation.ts';
import { refuseDeployment } from './deploy.ts';
import type { Move } from './moves.ts';
import { refuseBringing } from './muster.ts';
import { ANSWERS, type Question, QUESTIONS } from './pending.ts';
import type { Battlefield } from './playing.ts';
import type { BronepekhotaRefusal } from './refusals.ts';
import { isSameUnit, type Unit } from './stage.ts';
import { NONE, type State } from './state.ts';
import { seatsInPlay } from './tour.ts';
import { unusedUnits } from './units.ts';

/** Why a move cannot answer a decision: the clause that forbids it. */
export function refusal(
  battlefield: Battlefield,
  decision: Decision,
  move: Move,
): BronepekhotaRefusal | null {
  const kind = decision.kind as Question;
  if (!ANSWERS[move.kind].includes(kind))
    return { clause: QUESTIONS[kind], reason: 'asked-else', figures: { asked: kind } };
  const { state } = battlefield;
  switch (move.kind) {
    case 'bring':
      return refuseBringing(battlefield, decision.seat, move.army);
    case 'deploy':
      return refuseDeployment(battlefield, decision.seat, move);
    case 'order':
      return refuseOrder(state, move.seats);
    case 'activate':
      return refuseUnit(state, decision.seat, move.unit);
    case 'done':
      return activationOf(state).actor === NONE ? { clause: 'BRP-3.2.1', reason: 'nobody-acts' } : null;
    case 'end':
      return null;
    default:
      return refuseAct(battlefield, move);
  }
}

function refuseOrder(state: State, seats: readonly Seat[]): BronepekhotaRefusal | null {
  const all = seatsInPlay(state);
  const isOrder = seats.length === all.length && all.every((seat) => seats.includes(seat));
  return isOrder ? null : { clause: 'BRP-3.1', reason: 'order-of-all' };
}

function refuseUnit(state: State, seat: Seat, unit: Unit): BronepekhotaRefusal | null {
  const isFree = unusedUnits(state, seat).some((other) => isSameUnit(other, unit));
  return isFree ? null : { clause: 'BRP-3.2', reason: 'unit-used' };
}
