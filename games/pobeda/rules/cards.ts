import { EVENT_CELLS } from './board.ts';

/** A playing card by its number: the events of the pack in their order, then the special cards (POB-1.2, POB-1.4). */
export type Card = number;

export const EVENTS = EVENT_CELLS.length;

export const SPECIAL_EFFECTS = ['place', 'remove', 'replace'] as const;
export type SpecialEffect = (typeof SPECIAL_EFFECTS)[number];
export type Effect = 'event' | SpecialEffect;

/** POB-1.3: «+1», «−1» and «−1/+1», by what they do. */
export const SPECIAL_COUNTS: Readonly<Record<SpecialEffect, number>> = { place: 4, remove: 4, replace: 3 };

const EFFECTS: readonly Effect[] = [
  ...Array.from({ length: EVENTS }, () => 'event' as const),
  ...SPECIAL_EFFECTS.flatMap((effect) => Array.from({ length: SPECIAL_COUNTS[effect] }, () => effect)),
];

export const DECK_SIZE = EFFECTS.length;

export function effectOf(card: Card): Effect {
  const effect = EFFECTS[card];
  if (effect === undefined) throw new RangeError(`there is no card ${card}`);
  return effect;
}

export function isCard(card: number): boolean {
  return Number.isInteger(card) && card >= 0 && card < DECK_SIZE;
}

export const ALL_CARDS: readonly Card[] = EFFECTS.map((_, card) => card);

/** Takes a card that is there out of a hand. By hand, since every move passes here and a hand is short. */
export function removeCard(cards: Card[], card: Card): void {
  const last = cards.length - 1;
  let index = 0;
  while (cards[index] !== card) index++;
  for (; index < last; index++) cards[index] = cards[index + 1] as Card;
  cards.pop();
}
