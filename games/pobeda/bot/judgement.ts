import type { Seat } from '@bridgehead/kernel';
import { type Card, type Effect, effectOf, LINE_LENGTH, type SpecialEffect } from '../rules/index.ts';
import { GONE, HELD, PREY, SHUT, UNSEEN } from './lines.ts';
import type { Known } from './outlook.ts';

/** A line that is made is worth more than all others together. */
export const MADE = 1000;

/** How a player judges: what lines are worth, and what a card must bring to be spent. */
export interface Judgement {
  /** For every colour, what a line is worth by the sum of its cells' codes, as one seat sees it. */
  readonly worths: (known: Known, seat: Seat) => Float64Array[];
  /** How much an opponent's lines count beside the own. */
  readonly defence: number;
  /** What must be gained to spend a card. */
  readonly keep: Readonly<Record<Effect, number>>;
  /** A line worth this much, of one's own or of theirs, is worth a special card's thought. */
  readonly hotOwn: number;
  readonly hotTheirs: number;
}

/** Missing cells of a line: cards in the hand, unseen ones, those out of play, and chips in the way. */
export interface Missing {
  readonly held: number;
  readonly unseen: number;
  readonly gone: number;
  readonly prey: number;
}

/** A table over everything that a line can miss. */
export function tableOf(worth: (missing: Missing) => number): Float64Array {
  const table = new Float64Array(SHUT);
  for (let held = 0; held <= LINE_LENGTH; held++) {
    for (let unseen = 0; held + unseen <= LINE_LENGTH; unseen++) {
      for (let gone = 0; held + unseen + gone <= LINE_LENGTH; gone++) {
        for (let prey = 0; held + unseen + gone + prey <= LINE_LENGTH; prey++) {
          const sum = held * HELD + unseen * UNSEEN + gone * GONE + prey * PREY;
          table[sum] = worth({ held, unseen, gone, prey });
        }
      }
    }
  }
  table[0] = MADE;
  return table;
}

/** The probability that a card the seat does not see is in a colour's hands or will come there, for every colour. */
export function sharesOf({ colours, handSizes, deckSize, supply }: Known, seat: Seat): number[] {
  let unseen = deckSize;
  for (const [other, size] of handSizes.entries()) if (other !== seat) unseen += size;
  return supply.map((_, colour) => {
    let cards = 0;
    for (const [other, of] of colours.entries()) {
      if (of !== colour) continue;
      cards += deckSize / colours.length + (other === seat ? 0 : (handSizes[other] as number));
    }
    return unseen === 0 ? 0 : cards / unseen;
  });
}

export function countOf(cards: readonly Card[], effect: SpecialEffect): number {
  let count = 0;
  for (const card of cards) if (effectOf(card) === effect) count++;
  return count;
}
