import type { Hearing, Seat } from '@bridgehead/kernel';
import { shuffleInto, takeTop } from './deck.ts';
import type { Event } from './events.ts';
import { unitBy } from './ground.ts';
import type { Playing } from './playing.ts';
import type { Deck, SkillCard, Unit } from './state.ts';

/** Skill cards on their way between deck, hand and discard: each step changes the state and tells it. */

/** What shows a card of a hand. A player alone has no secrets, and may take it back. */
export function showing({ state }: Playing): Hearing {
  return { reveals: state.seats > 1 };
}

/** RUB-4.1: as many as there are; the deck is renewed at most once a turn, without cards that are being played. */
export function drawSkills(game: Playing, unit: Unit, count: number): void {
  const { state } = game;
  const deck = state.decks[unit] as Deck;
  const drawn: SkillCard[] = [];
  for (let left = count; left > 0; left--) {
    if (deck.cards.length === 0) {
      tellDrawn(game, unit, drawn.splice(0));
      if (!renewSkills(game, unit)) return;
    }
    const card = takeTop(deck) as SkillCard;
    state.hands[unit]?.push(card);
    drawn.push(card);
  }
  tellDrawn(game, unit, drawn);
}

function renewSkills(game: Playing, unit: Unit): boolean {
  const { state, chance, emit } = game;
  const own = unitBy(state, unit);
  if (own.isRenewed || own.discard.length === 0) return false;
  shuffleInto(state.decks[unit] as Deck, own.discard, chance);
  own.discard = [];
  own.isRenewed = true;
  emit?.({ kind: 'renewed', unit });
  return true;
}

function tellDrawn(game: Playing, unit: Unit, cards: readonly SkillCard[]): void {
  if (cards.length === 0) return;
  const { commander } = unitBy(game.state, unit);
  const isOpen = game.state.seats === 1;
  tellTwice(
    game,
    commander,
    { kind: 'drew', unit, count: cards.length, isOpen },
    { kind: 'drewCards', unit, cards, isOpen },
  );
}

/** What everybody sees, then what one seat learns; a player alone has no secrets. */
export function tellTwice({ state, emit }: Playing, seat: Seat, seen: Event, learnt: Event): void {
  emit?.(seen);
  emit?.(learnt, { ...(state.seats > 1 && { to: [seat] }), reveals: true });
}

/** Out of the hand, not yet in the discard: while it is played or cycled a card lies beside both. */
export function takeFromHand({ state }: Playing, unit: Unit, card: SkillCard): void {
  const hand = state.hands[unit] as SkillCard[];
  hand.splice(hand.indexOf(card), 1);
}

/** A card that was played or cycled comes to rest; it left with its unit if that is destroyed (RUB-5.8). */
export function layAway(game: Playing, unit: Unit, card: SkillCard, leaves = false): void {
  const own = unitBy(game.state, unit);
  if (!own.isAlive) return;
  if (leaves) own.gone.push(card);
  else own.discard.push(card);
  game.emit?.({ kind: leaves ? 'cardGone' : 'cardSpent', unit, card });
}

export function discardSkills(game: Playing, unit: Unit, cards: readonly SkillCard[]): void {
  if (cards.length === 0) return;
  for (const card of cards) takeFromHand(game, unit, card);
  unitBy(game.state, unit).discard.push(...cards);
  game.emit?.({ kind: 'discarded', unit, cards }, showing(game));
}

/** Discarded skills back into the deck; this is no renewal. */
export function recoverSkills(game: Playing, unit: Unit, cards: readonly SkillCard[]): void {
  if (cards.length === 0) return;
  const { state, chance, emit } = game;
  const own = unitBy(state, unit);
  own.discard = own.discard.filter((card) => !cards.includes(card));
  shuffleInto(state.decks[unit] as Deck, cards, chance);
  emit?.({ kind: 'recovered', unit, cards });
}
