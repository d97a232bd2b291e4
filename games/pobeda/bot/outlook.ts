import type { Seat } from '@bridgehead/kernel';
import {
  type Card,
  type Cell,
  CELLS,
  type Colour,
  countsFor,
  effectOf,
  EVENTS,
  FREE,
  isFixed,
  type SpecialEffect,
  type State,
} from '../rules/index.ts';
import { GONE, HELD, OWNED, type Picture, PREY, pictureOf, SHUT, UNSEEN } from './lines.ts';
import type { Weights } from './weights.ts';
import { ownWorth, theirWorth } from './worth.ts';

type OpenFields = 'board' | 'cellOf' | 'colours' | 'discards' | 'exchanged' | 'lines' | 'supply';

/** What one seat knows, be it of a table or of a sampled world: other hands by their size only. */
export interface Known extends Readonly<Pick<State, OpenFields>> {
  readonly hand: readonly Card[];
  readonly handSizes: readonly number[];
  readonly deckSize: number;
}

export function knownTo(state: State, seat: Seat): Known {
  const { hands, deck } = state;
  const hand = hands[seat] as Card[];
  return { ...state, hand, handSizes: hands.map((cards) => cards.length), deckSize: deck.length };
}

/** Every colour's lines as one seat sees them. */
export function picturesFor(known: Known): Picture[] {
  const { board, lines } = known;
  const whereabouts = locateCards(known);
  return known.supply.map((_, colour) => {
    const codes = Int16Array.from(board, (spot, cell) => {
      if (spot === FREE) return whereabouts[cell] as number;
      if (countsFor(spot, colour)) return OWNED;
      return isFixed(spot) ? SHUT : PREY;
    });
    return pictureOf(
      codes,
      lines.filter((line) => line.colour === colour),
    );
  });
}

/** Where the card of every cell is, in the codes of a free cell. */
function locateCards({ discards, hand, cellOf }: Known): Int16Array {
  const whereabouts = new Int16Array(CELLS).fill(UNSEEN);
  const put = (cards: readonly Card[], code: number) => {
    for (const card of cards) if (card < EVENTS) whereabouts[cellOf[card] as Cell] = code;
  };
  for (const pile of discards) put(pile, GONE);
  put(hand, HELD);
  return whereabouts;
}

/**
 * What lines are worth to one seat, for every colour: by the probability that a card it does not see is or comes into
 * that colour's hands.
 */
export function worthsFor(
  seat: Seat,
  colours: readonly Colour[],
  hand: readonly Card[],
  handSizes: readonly number[],
  deckSize: number,
  weights: Weights,
  worths: Float64Array[],
): void {
  let unseen = deckSize;
  for (let other = 0; other < colours.length; other++)
    if (other !== seat) unseen += handSizes[other] as number;
  for (let colour = 0; colour < worths.length; colour++) {
    let cards = 0;
    for (let other = 0; other < colours.length; other++) {
      if (colours[other] !== colour) continue;
      cards += deckSize / colours.length + (other === seat ? 0 : (handSizes[other] as number));
    }
    const share = unseen === 0 ? 0 : cards / unseen;
    worths[colour] =
      colours[seat] === colour
        ? ownWorth(weights, share, countOf(hand, 'place'), countOf(hand, 'replace'))
        : theirWorth(weights, share);
  }
}

function countOf(hand: readonly Card[], effect: SpecialEffect): number {
  let count = 0;
  for (let i = 0; i < hand.length; i++) if (effectOf(hand[i] as Card) === effect) count++;
  return count;
}
