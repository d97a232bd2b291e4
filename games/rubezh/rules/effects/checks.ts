import { ask, changeCheck, checkInHand } from '../ask.ts';
import { moveUnit, setUnitMood } from '../changes.ts';
import { rollCheck } from '../check-roll.ts';
import { commanderOf, otherHeldPoints, unitBy } from '../ground.ts';
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

/** In place of its destruction, and of the move of a retreat (RUB-6.9). */
export function save(game: Playing, task: TaskOf<'save'>): void {
  const { state, emit } = game;
  const { by, picks } = task;
  const check = checkInHand(state);
  if (!check) return;
  const { unit } = check;
  const own = unitBy(state, unit);
  if (!picks) {
    const from = otherHeldPoints(state, own.at);
    const seat = commanderOf(state, unit);
    ask(game, task, { about: 'destination', seat, unit, from, least: 1, most: 1, by, effect: 'save' });
    return;
  }
  changeCheck(game, { isSaved: true });
  own.isSpent = true;
  emit?.({ kind: 'saved', unit });
  for (const to of picks) moveUnit(game, unit, to, 'evacuation');
}

export function retreat({ state, emit }: Playing, { effect }: TaskOf<'retreat'>): void {
  state.retreatBonus += effect.bonus;
  emit?.({ kind: 'retreatMood', bonus: state.retreatBonus });
}
