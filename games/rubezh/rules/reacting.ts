import type { Seat } from '@bridgehead/kernel';
import type { Window } from './agenda.ts';
import { checkInHand } from './ask.ts';
import type { CardSet, Skill } from './card-set.ts';
import { isPassed } from './check-roll.ts';
import { commanderOf, hasTrait, metTasks, pointAt, seatsInPlay, skillOf, unitBy, unitsAt } from './ground.ts';
import { type SkillCard, SKILLS, type State, type Unit } from './state.ts';
import { changesNothing } from './usable.ts';

/** Who is asked in a window, and what may answer it. */

/** Whether this skill of that unit, standing there, answers this moment. */
export function isTimely({ reacts }: Skill, unit: Unit, { at, checked }: Window): boolean {
  if (reacts?.at !== at) return false;
  if (reacts.to === 'self') return checked === unit;
  return reacts.to !== 'other' || checked !== unit;
}

/** A timely skill that would come to something. */
export function isOfUse(set: CardSet, state: State, window: Window, unit: Unit, skill: Skill): boolean {
  return isTimely(skill, unit, window) && !changesNothing(set, state, unit, skill, window.prey);
}

/** RUB-6.5: after a failed roll, unless somebody there keeps the tokens from being spent. */
export function tokensCanBeSpent(set: CardSet, state: State, { at, point }: Window): boolean {
  return at === 'failed' && pointAt(state, point).tokens > 0 && !areJammed(set, state, point);
}

export function areJammed(set: CardSet, state: Pick<State, 'points'>, point: number): boolean {
  return pointAt(state, point).enemies.some((enemy) => hasTrait(set, enemy, 'jams'));
}

/**
 * Seats that could react by what everybody knows, so that being asked betrays nothing; where one player commands everybody
 * nothing is secret, and only what can really be played counts. Nobody once the moment has passed.
 */
export function askedAbout(set: CardSet, state: State, window: Window): Seat[] {
  if (window.at === 'lull') return askedInLull(state, window);
  if (!isStillDue(set, state, window)) return [];
  const { checked, point } = window;
  const seats: Seat[] = [];
  if (checked !== undefined && tokensCanBeSpent(set, state, window)) {
    addAwake(seats, state, commanderOf(state, checked), window);
  }
  for (const unit of unitsAt(state, point)) {
    if (mayReact(set, state, window, unit)) addAwake(seats, state, commanderOf(state, unit), window);
  }
  return seats.sort((one, other) => one - other);
}

function addAwake(seats: Seat[], state: State, seat: Seat, window: Window): void {
  if (!isResting(state, seat, window) && !seats.includes(seat)) seats.push(seat);
}

/** RUB-4.6: any player may use a task that is met. */
function askedInLull(state: State, window: Window): Seat[] {
  if (metTasks(state).length === 0) return [];
  return seatsInPlay(state).filter((seat) => !isResting(state, seat, window));
}

/** Nobody loses a unit for not wanting to be asked: its last chances are always offered. */
function isResting({ resting }: State, seat: Seat, { at }: Window): boolean {
  return at !== 'failed' && at !== 'doomed' && resting.includes(seat);
}

function mayReact(set: CardSet, state: State, window: Window, unit: Unit): boolean {
  if (state.seats > 1) {
    return mayHold(state, unit, (card) => isOfUse(set, state, window, unit, skillOf(set, card)));
  }
  for (const card of state.hands[unit] as SkillCard[]) {
    if (isOfUse(set, state, window, unit, skillOf(set, card))) return true;
  }
  return false;
}

/** Whether such a card may be in a unit's hand for all that everybody knows. */
export function mayHold(state: State, unit: Unit, isSuch: (card: SkillCard) => boolean): boolean {
  if (state.hands[unit]?.length === 0) return false;
  const { discard, gone } = unitBy(state, unit);
  const first = unit * SKILLS;
  for (let card = first; card < first + SKILLS; card++) {
    if (isSuch(card) && !discard.includes(card) && !gone.includes(card) && !isInPlay(state, card))
      return true;
  }
  return false;
}

function isInPlay({ agenda }: State, card: SkillCard): boolean {
  return agenda.some((task) => task.task === 'played' && task.card === card);
}

/** A check that was saved or passed in the meantime needs no more help. */
function isStillDue(set: CardSet, state: State, { at, checked }: Window): boolean {
  if (checked === undefined) return true;
  const check = checkInHand(state);
  if (!check || !unitBy(state, checked).isAlive) return false;
  if (at === 'failed') return !isPassed(set, state, check);
  return at !== 'doomed' || !check.isSaved;
}
