import { changeCheck, checkInHand } from '../ask.ts';
import { setUnitMood } from '../changes.ts';
import { rollCheck } from '../check-roll.ts';
import { unitBy } from '../ground.ts';
import type { Playing } from '../playing.ts';
import { type TaskOf, unitsFor } from './meant.ts';

/** What helps or hurts a unit that must hold. */

export function steady(game: Playing, task: TaskOf<'steady'>): void {
  const { bonus, lasts } = task.effect;
  for (const unit of unitsFor(game, task)) {
    if (lasts === 'turn') setUnitMood(game, unit, { steady: unitBy(game.state, unit).steady + bonus });
    else changeCheck(game, { bonus: (checkInHand(game.state)?.bonus ?? 0) + bonus });
  }
}

export function reroll(game: Playing, { effect }: TaskOf<'reroll'>): void {
  rollCheck(game, effect.bonus);
}

/** In place of its destruction the check ends in a move (RUB-6.9). */
export function save(game: Playing): void {
  changeCheck(game, { isSaved: true });
}

export function retreat({ state, emit }: Playing, { effect }: TaskOf<'retreat'>): void {
  state.retreatBonus += effect.bonus;
  emit?.({ kind: 'retreatMood', bonus: state.retreatBonus });
}
