import type { Seat } from '@bridgehead/kernel';
import type { Task } from './agenda.ts';
import { seatsInPlay, unitOf } from './ground.ts';
import type { Move } from './moves.ts';
import type { RubezhRefusal } from './refusals.ts';
import { ANSWERS, type Of, refuseTask } from './refuse.ts';
import type { State } from './state.ts';
import { isAtRest } from './tasks.ts';

/** Why a move cannot be made now, by a seat that is not asked for it. */
export function closed(state: State, seat: Seat, move: Move): RubezhRefusal | null {
  if (state.phase === 'setup' || state.outcome) return null;
  if (!seatsInPlay(state).includes(seat)) return { clause: 'RUB-6.6', reason: 'out-of-the-game' };
  const top = state.agenda.at(-1)?.task;
  switch (ANSWERS[move.kind]) {
    case 'act':
      return closedAct(state, move, top);
    case 'task':
      return isAtRest(state)
        ? refuseTask(state, move as Of<'task'>)
        : { clause: 'RUB-4.6', reason: 'being-resolved' };
    case 'react':
      return top === 'window' ? null : { clause: 'RUB-5.3', reason: 'no-window' };
    case 'stand':
      return top === 'check' ? null : { clause: 'RUB-6.4', reason: 'no-check' };
    case 'divide':
    case 'agree':
      return top === 'division' ? null : { clause: 'RUB-6.2', reason: 'no-division' };
    default:
      return null;
  }
}

function closedAct(state: State, move: Move, top: Task['task'] | undefined): RubezhRefusal | null {
  if (state.phase !== 'actions') {
    return { clause: move.kind === 'cycle' ? 'RUB-5.4' : 'RUB-5.2', reason: 'not-the-action-phase' };
  }
  if (top !== undefined) return { clause: 'RUB-5.1', reason: 'being-resolved' };
  const unit = 'unit' in move ? move.unit : 'card' in move ? unitOf(move.card) : undefined;
  return unit !== undefined && move.kind !== 'cycle' && state.units[unit]?.hasEnded
    ? { clause: 'RUB-5.1', reason: 'unit-ended', figures: { unit: unit + 1 } }
    : null;
}
