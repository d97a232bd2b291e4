import type { Source } from '../agenda.ts';
import { ask } from '../ask.ts';
import { giveActions, moveUnit, setUnitMood } from '../changes.ts';
import { commanderOf, otherHeldPoints, unitBy } from '../ground.ts';
import type { Playing } from '../playing.ts';
import { doNext, type TaskOf, unitByUnit, unitsFor } from './meant.ts';

/** What units are told to do, and what is given to them. */

export function move(game: Playing, task: TaskOf<'move'>): void {
  const { state } = game;
  const { effect, by, picks } = task;
  if (effect.who !== 'self') return unitByUnit(game, task);
  const [unit] = unitsFor(game, task);
  if (unit === undefined) return;
  if (!picks) {
    const from = otherHeldPoints(state, unitBy(state, unit).at);
    const seat = commanderOf(state, unit);
    const least = effect.may ? 0 : 1;
    ask(game, task, { about: 'destination', seat, unit, from, least, most: 1, by, effect: 'move' });
    return;
  }
  const [to] = picks;
  if (to !== undefined) moveUnit(game, unit, to, wayOf(by));
}

function wayOf({ card }: Source): 'card' | 'event' {
  return card.of === 'skill' ? 'card' : 'event';
}

export function action(game: Playing, task: TaskOf<'action'>): void {
  for (const unit of unitsFor(game, task)) giveActions(game, unit, task.effect.count);
}

export function inspire(game: Playing, task: TaskOf<'inspire'>): void {
  const { bonus, lasts } = task.effect;
  for (const unit of unitsFor(game, task)) {
    const { inspired, nextInspired } = unitBy(game.state, unit);
    if (lasts === 'turn') setUnitMood(game, unit, { inspired: inspired + bonus });
    else
      setUnitMood(game, unit, { nextInspired: nextInspired === 0 ? bonus : Math.max(nextInspired, bonus) });
  }
}

/** One after another, each as if the card were its own. */
export function forUnits(game: Playing, task: TaskOf<'for'>): void {
  const { effect, by } = task;
  for (const unit of unitsFor(game, task).toReversed()) {
    doNext(game, effect.does, { ...by, unit, point: unitBy(game.state, unit).at });
  }
}
