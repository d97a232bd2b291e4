import type { Emit, Outcome } from '@bridgehead/kernel';
import type { Event } from './events.ts';
import { linesOf } from './lines.ts';
import { handOf, seatOnTurn, seatsOf, type State } from './state.ts';
import type { Colour } from './teams.ts';

export const ENDINGS = ['lines', 'cards'] as const;

/** POB-8.1: the first colour to reach the target wins at once. */
export function winIfReached(state: State, colour: Colour, emit?: Emit<Event>): boolean {
  if (linesOf(state.lines, colour) < state.options.lines) return false;
  end(state, { kind: 'win', winners: seatsOf(state, colour), ending: 'lines' }, emit);
  return true;
}

export function endTurn(state: State, emit?: Emit<Event>): void {
  state.turn++;
  passOn(state);
  settle(state, emit);
}

/**
 * Brings the turn to a seat that can take it: a player whose hand is empty is passed over (POB-4.7), and when nobody
 * holds a card and no draw is open the game is over (POB-8.2, POB-8.3).
 */
export function settle(state: State, emit?: Emit<Event>): void {
  if (handOf(state, seatOnTurn(state)).length > 0) return;
  if (state.hands.some((hand) => hand.length > 0)) {
    while (handOf(state, seatOnTurn(state)).length === 0) passOn(state);
  } else if (state.undrawn.length === 0) {
    end(state, mostLines(state), emit);
  }
}

function passOn(state: State): void {
  state.exchanged = false;
  state.place = (state.place + 1) % state.circle.length;
  if (state.place === 0) state.round++;
}

function mostLines(state: State): Outcome {
  const counts = state.supply.map((_, colour) => linesOf(state.lines, colour));
  const most = Math.max(...counts);
  const leaders = counts.flatMap((count, colour) => (count === most ? [colour] : []));
  const seats = leaders.flatMap((colour) => seatsOf(state, colour));
  return leaders.length === 1
    ? { kind: 'win', winners: seats, ending: 'cards' }
    : { kind: 'draw', between: seats, ending: 'cards' };
}

function end(state: State, outcome: Outcome, emit?: Emit<Event>): void {
  state.outcome = outcome;
  emit?.({ kind: 'ended', outcome });
}
