import { LINE_LENGTH } from '../rules/index.ts';
import { GONE, HELD, PREY, SHUT, UNSEEN } from './lines.ts';
import type { Weights } from './weights.ts';

/** A line that is made is worth more than all others together. */
export const MADE = 1000;

/** What each kind of missing cell leaves of a line's worth, and the special cards in the hand that help. */
interface Odds {
  readonly held: number;
  readonly unseen: number;
  readonly gone: number;
  readonly prey: number;
  readonly wild: number;
  readonly places: number;
  readonly replaces: number;
}

/** Shares are told apart in this many steps, so that tables can be kept. */
const SHARE_STEPS = 32;

const kept = new WeakMap<Weights, Map<number, Float64Array>>();

/** What the own lines are worth, by the share of unseen cards to come and the special cards in the hand. */
export function ownWorth(weights: Weights, share: number, places: number, replaces: number): Float64Array {
  const step = Math.round(share * SHARE_STEPS);
  return remembered(weights, (step * 8 + places) * 8 + replaces, () => {
    const { held, gone, prey, wild } = weights;
    const unseen = (weights.unseen * step) / SHARE_STEPS + gone;
    return { held, unseen, gone, prey, wild, places, replaces };
  });
}

/** What an opponent's lines are worth, whose cards are unknown. */
export function theirWorth(weights: Weights, share: number): Float64Array {
  const step = Math.round(share * SHARE_STEPS);
  return remembered(weights, -1 - step, () => {
    const { heldBack: held, theirGone: gone, prey } = weights;
    const unseen = (weights.theirUnseen * step) / SHARE_STEPS + gone;
    return { held, unseen, gone, prey, wild: 0, places: 0, replaces: 0 };
  });
}

function remembered(weights: Weights, key: number, odds: () => Odds): Float64Array {
  let tables = kept.get(weights);
  if (!tables) {
    tables = new Map();
    kept.set(weights, tables);
  }
  let table = tables.get(key);
  if (!table) {
    table = worthTable(odds());
    tables.set(key, table);
  }
  return table;
}

/** What a line is worth by the sum of its cells' codes. */
function worthTable(odds: Odds): Float64Array {
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
  table[0] = MADE;
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
