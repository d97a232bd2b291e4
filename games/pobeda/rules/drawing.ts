import type { Emit, Seat } from '@bridgehead/kernel';
import type { Card } from './cards.ts';
import type { Event } from './events.ts';
import { handOf, type State } from './state.ts';

/** Takes the top card, if there is one (POB-4.6). The last card leaves nothing to make up for. */
export function drawCard(state: State, seat: Seat, emit?: Emit<Event>): void {
  if (state.deck.length === 0) return;
  const card = state.deck.pop() as Card;
  handOf(state, seat).push(card);
  emit?.({ kind: 'drew', seat });
  emit?.({ kind: 'received', seat, card }, { to: [seat] });
  if (state.deck.length === 0) state.undrawn = [];
}

/**
 * The draw that ends a turn: at once, or by the player's own hand under strict draw (POB-7). Whoever played just before
 * may still draw until this player has finished; whoever played earlier still has lost the chance. With the deck empty
 * no window opens, not even if a penalty refills it later.
 */
export function oweDraw(state: State, seat: Seat, emit?: Emit<Event>): void {
  if (!state.options.strictDraw) return drawCard(state, seat, emit);
  if (state.deck.length === 0) return;
  const { undrawn } = state;
  const isAlone = undrawn.at(-1)?.seat === seat;
  loseFirst(state, isAlone ? undrawn.length : undrawn.length - 1, emit);
  undrawn.push({ seat, turn: state.turn });
}

/** To draw is to finish: whoever played before and has not drawn has lost the chance. */
export function drawLate(state: State, seat: Seat, emit?: Emit<Event>): void {
  loseFirst(
    state,
    state.undrawn.findIndex((draw) => draw.seat === seat),
    emit,
  );
  state.undrawn.shift();
  drawCard(state, seat, emit);
}

function loseFirst(state: State, count: number, emit?: Emit<Event>): void {
  for (const { seat } of state.undrawn.splice(0, count)) emit?.({ kind: 'missedDraw', seat });
}
