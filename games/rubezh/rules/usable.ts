import type { CardSet, Skill } from './card-set.ts';
import type { Enemy, State, Unit } from './state.ts';

/** RUB-5.2: whether the text of a card could change nothing; `prey` is whom a reaction may hit. */
export function changesNothing(
  _set: CardSet,
  _state: State,
  _unit: Unit,
  _skill: Skill,
  _prey?: readonly Enemy[],
): boolean {
  return false;
}
