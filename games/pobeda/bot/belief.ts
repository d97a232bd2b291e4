import type { Chance } from '@bridgehead/kernel';
import {
  type Card,
  cellOfEvent,
  DECK_SIZE,
  EVENTS,
  FREE,
  rules,
  type State,
  type View,
} from '../rules/index.ts';

/** How much likelier than by chance a hand holds a card, in whole parts of this. */
const EVEN = 16;
/** A dead card is exchanged as soon as it may be. */
const DEAD = 4;

/**
 * Worlds as a player imagines them. Events pass through a hand, but special cards stay there until they count: whoever
 * has drawn four times as many cards as a hand holds has kept the special ones of all of them.
 */
export function imagine(view: View, chance: Chance): State {
  const world = rules.sample(view, chance);
  const { hands, colours, deck } = world;
  const received = (DECK_SIZE - deck.length) / colours.length;
  for (const [seat, hand] of hands.entries()) {
    if (seat === view.viewer || hand.length === 0) continue;
    const special = Math.max(EVEN, Math.round((EVEN * received) / hand.length));
    const likelihood = (card: Card) => {
      if (card >= EVENTS) return special;
      return view.board[cellOfEvent(view, card)] === FREE ? EVEN : DEAD;
    };
    deck.push(...hand);
    hands[seat] = hand.map(() => drawLikely(deck, likelihood, chance));
  }
  return world;
}

function drawLikely(cards: Card[], likelihood: (card: Card) => number, chance: Chance): Card {
  let mark = chance.below(cards.reduce((sum, card) => sum + likelihood(card), 0));
  const index = cards.findIndex((card) => (mark -= likelihood(card)) < 0);
  const [drawn] = cards.splice(index, 1);
  return drawn as Card;
}
