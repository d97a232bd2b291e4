import type { Emit, Outcome } from '@bridgehead/kernel';
import type { Cell } from './board.ts';
import type { Event, PenaltyCause } from './events.ts';
import { enemiesOnBoard } from './ground.ts';
import { penaltyLimit } from './options.ts';
import type { State } from './state.ts';

/** BLN-2.3: the point that reaches the limit ends the game there and then. */
export function penalise(
  state: State,
  points: number,
  cause: PenaltyCause,
  cell: Cell,
  emit?: Emit<Event>,
): void {
  const limit = penaltyLimit(state.options);
  state.penalties = Math.min(limit, state.penalties + points);
  emit?.({ kind: 'penalty', points, total: state.penalties, limit, cause, cell });
  if (state.penalties === limit) end(state, { kind: 'lost', ending: 'overrun' }, emit);
}

/** BLN-2.1, BLN-2.2, tested after every effect (BLN-2.4). Says whether the game is over. */
export function endIfClear(state: State, emit?: Emit<Event>): boolean {
  if (state.outcome) return true;
  if (state.enemyStack.length > 0 || enemiesOnBoard(state) > 0) return false;
  const outcome: Outcome =
    state.flags.length > 0 ? { kind: 'won', ending: 'held' } : { kind: 'lost', ending: 'noFlag' };
  end(state, outcome, emit);
  return true;
}

function end(state: State, outcome: Outcome, emit?: Emit<Event>): void {
  state.outcome = outcome;
  emit?.({ kind: 'ended', outcome });
}
