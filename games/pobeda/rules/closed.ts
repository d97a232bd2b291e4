import type { Seat } from '@bridgehead/kernel';
import { refuseClaim } from './breach.ts';
import type { Move } from './moves.ts';
import type { PobedaRefusal } from './refusals.ts';
import { seatOnTurn, type State } from './state.ts';

/** Why a seat is not asked for this move now, where a clause says so. */
export function refuseUnasked(state: State, seat: Seat, move: Move): PobedaRefusal | null {
  switch (move.kind) {
    case 'play':
    case 'exchange':
    case 'discard':
      return refuseWhileJudging(state) ?? refuseOutOfTurn(state, seat);
    case 'draw':
      return state.options.strictDraw
        ? { clause: 'POB-7.2', reason: 'draw-closed' }
        : { clause: 'POB-7.1', reason: 'draw-automatic' };
    case 'claim':
      return refuseWhileJudging(state) ?? refuseClaim(state, seat, move.colour);
    default:
      return null;
  }
}

function refuseOutOfTurn(state: State, seat: Seat): PobedaRefusal | null {
  return seat === seatOnTurn(state) ? null : { clause: 'POB-3.3', reason: 'not-your-turn' };
}

function refuseWhileJudging({ breach }: State): PobedaRefusal | null {
  return breach && { clause: 'POB-9.3', reason: 'claim-open' };
}
