import type { Emit, Seat } from '@bridgehead/kernel';
import type { Card } from './cards.ts';
import type { Event } from './events.ts';
import { handOf, type State } from './state.ts';

/** Takes the top card, if there is one (POB-4.6). */
export function drawCard(state: State, seat: Seat, emit?: Emit<Event>): void {
  if (state.deck.length === 0) return;
  const card = state.deck.pop() as Card;
  handOf(state, seat).push(card);
  emit?.({ kind: 'drew', seat });
  emit?.({ kind: 'received', seat, card }, { to: [seat] });
}

/**
 * The draw that ends a turn: at once, or by the player's own hand under strict draw (POB-7). Playing a card closes the
 * window of whoever played before; with the deck empty none opens, not even if a penalty refills it later.
 */
export function oweDraw(state: State, seat: Seat, emit?: Emit<Event>): void {
  if (!state.options.strictDraw) return drawCard(state, seat, emit);
  if (state.undrawn !== null && state.deck.length > 0) emit?.({ kind: 'missedDraw', seat: state.undrawn });
  state.undrawn = state.deck.length > 0 ? seat : null;
}

export function drawLate(state: State, seat: Seat, emit?: Emit<Event>): void {
  state.undrawn = null;
  drawCard(state, seat, emit);
}

/** Whether somebody may still make up for a draw. */
export function isDrawOpen({ undrawn, deck }: State): boolean {
  return undrawn !== null && deck.length > 0;
}
