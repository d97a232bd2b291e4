import { type Chance, type Seat, shuffle } from '@bridgehead/kernel';
import type { Deck } from './state.ts';

/** Cards face down. What somebody knows of their places moves with them, and ends when they are shuffled. */

export function deckOf(cards: number[], chance: Chance): Deck {
  return { cards: shuffle(cards, chance), seen: cards.map(() => 0) };
}

export function takeTop(deck: Deck): number | undefined {
  deck.seen.pop();
  return deck.cards.pop();
}

/** `seen` says who knows that it lies there. */
export function putOnTop(deck: Deck, card: number, seen: number): void {
  deck.cards.push(card);
  deck.seen.push(seen);
}

export function putAtBottom(deck: Deck, card: number, seen: number): void {
  deck.cards.unshift(card);
  deck.seen.unshift(seen);
}

export function shuffleInto(deck: Deck, cards: readonly number[], chance: Chance): void {
  deck.cards.push(...cards);
  shuffle(deck.cards, chance);
  deck.seen = deck.cards.map(() => 0);
}

/** The bit of a seat in `seen`. */
export function bitOf(seat: Seat): number {
  return 1 << seat;
}

/** The top cards, the uppermost first, which that seat knows from now on. */
export function lookAtTop(deck: Deck, count: number, seat: Seat): number[] {
  const from = Math.max(0, deck.cards.length - count);
  for (let place = from; place < deck.seen.length; place++) {
    deck.seen[place] = (deck.seen[place] as number) | bitOf(seat);
  }
  return deck.cards.slice(from).reverse();
}

/** The cards that were looked at, the uppermost first, on top and at the bottom, where that seat alone knows them. */
export function putBack(deck: Deck, top: readonly number[], bottom: readonly number[], seat: Seat): void {
  const rest = deck.cards.length - top.length - bottom.length;
  deck.cards.length = rest;
  deck.seen.length = rest;
  for (const card of top.toReversed()) putOnTop(deck, card, bitOf(seat));
  for (const card of bottom) putAtBottom(deck, card, bitOf(seat));
}
