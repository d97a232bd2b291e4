import type { Outcome } from '@bridgehead/kernel';
import { skillOf } from './ground.ts';
import type { Playing } from './playing.ts';
import { layAway } from './skill-cards.ts';
import type { State } from './state.ts';

/** RUB-2.2: the third captured fire point. */
export const CAPTURES_TO_LOSE = 3;
/** RUB-2.3 */
export const QUIET_TURNS_TO_LOSE = 10;

/** Whatever was being resolved is not: a card that was being played is laid away. */
export function end(game: Playing, outcome: Outcome): void {
  const { set, state, emit } = game;
  for (const task of state.agenda.toReversed()) {
    if (task.task === 'played') layAway(game, task.unit, task.card, skillOf(set, task.card).leaves);
  }
  state.outcome = outcome;
  state.agenda = [];
  emit?.({ kind: 'over', outcome });
}

/** RUB-2.1, the moment it holds. */
export function endIfWon(game: Playing): void {
  const { state } = game;
  if (state.outcome || !isClear(state)) return;
  end(game, { kind: 'won', ending: 'brokeOut' });
}

function isClear({ fresh, points }: State): boolean {
  if (fresh.cards.length > 0) return false;
  for (const { enemies } of points) if (enemies.length > 0) return false;
  return true;
}

/** RUB-2.2 */
export function endIfCaptured(game: Playing): void {
  const captured = game.state.points.filter(({ isHeld }) => !isHeld).length;
  if (captured >= CAPTURES_TO_LOSE) end(game, { kind: 'lost', ending: 'captured' });
}

/** RUB-2.3, at the end of a turn. */
export function endIfStalled(game: Playing): void {
  const { turn, lastLoss } = game.state;
  if (turn - lastLoss >= QUIET_TURNS_TO_LOSE) end(game, { kind: 'lost', ending: 'stalled' });
}
