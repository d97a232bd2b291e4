import type { CardSet } from './card-set.ts';
import type { OpenPosition, Point } from './state.ts';
import type { Condition } from './vocabulary.ts';

/** Whether the table is as a card demands. */
export function holds(
  _set: CardSet,
  _state: Readonly<OpenPosition>,
  _condition: Condition,
  _here?: Point,
): boolean {
  return false;
}
