import { LINE_LENGTH } from '../rules/index.ts';
import { GONE, HELD, PREY, SHUT, UNSEEN } from './lines.ts';

/** What each kind of missing cell leaves of a line's worth, and the special cards in the hand that help. */
export interface Odds {
  readonly held: number;
  readonly unseen: number;
  readonly gone: number;
  readonly prey: number;
  readonly wild: number;
  readonly places: number;
  readonly replaces: number;
}

/** What a line is worth by the sum of its cells' codes. */
export function worthTable(odds: Odds): Float64Array {
  const table = new Float64Array(SHUT);
  for (let held = 0; held <= LINE_LENGTH; held++) {
    for (let unseen = 0; held + unseen <= LINE_LENGTH; unseen++) {
      for (let gone = 0; held + unseen + gone <= LINE_LENGTH; gone++) {
        for (let prey = 0; held + unseen + gone + prey <= LINE_LENGTH; prey++) {
          const sum = held * HELD + unseen * UNSEEN + gone * GONE + prey * PREY;
          table[sum] = lineWorth(odds, held, unseen, gone, prey);
        }
      }
    }
  }
  return table;
}

/** Special cards go first where nothing else would help. */
function lineWorth(odds: Odds, held: number, unseen: number, gone: number, prey: number): number {
  const replaced = Math.min(prey, odds.replaces);
  const placedOnGone = Math.min(gone, odds.places);
  const placed = Math.min(unseen, odds.places - placedOnGone);
  return (
    odds.held ** held *
    odds.unseen ** (unseen - placed) *
    odds.gone ** (gone - placedOnGone) *
    odds.prey ** (prey - replaced) *
    odds.wild ** (replaced + placedOnGone + placed)
  );
}
