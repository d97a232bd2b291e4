import type { Seat } from '@bridgehead/kernel';
import { contest } from './contest.ts';
import { endsWithTour } from './ending.ts';
import type { Playing } from './playing.ts';
import type { State } from './state.ts';
import { unusedUnits } from './units.ts';

/** BRP-3.1: everything is fresh again, and who acts first is rolled for. `first` is the side that a mission lets begin. */
export function beginTour(game: Playing, first?: number): void {
  const { state, emit } = game;
  state.tour++;
  refresh(state);
  emit?.({ kind: 'tour', tour: state.tour });
  const seats = seatsInPlay(state);
  if (first !== undefined && state.tour === 1) return beginTurns(game, startingWith(state, first));
  state.stage = { stage: 'initiative', seat: contest(game, seats, 'initiative') };
}

function refresh({ squads, pieces }: State): void {
  for (const squad of squads) squad.hasActed = false;
  for (const piece of pieces) {
    if (piece.kind === 'soldier') {
      piece.hasActed = false;
      piece.panics = false;
    } else if (piece.kind === 'machine') {
      piece.hasActed = false;
    } else {
      piece.hasMoved = false;
      if (piece.kind === 'gun') piece.shots = 0;
    }
  }
}

export function seatsInPlay({ sides, out }: Pick<State, 'sides' | 'out'>): Seat[] {
  return sides.map((_, seat) => seat).filter((seat) => !out.includes(seat));
}

function startingWith({ sides, out }: State, side: number): Seat[] {
  const seats = seatsInPlay({ sides, out });
  return [...seats.filter((seat) => sides[seat] === side), ...seats.filter((seat) => sides[seat] !== side)];
}

/** Whoever has the initiative has said in which order players act. */
export function beginTurns(game: Playing, seats: readonly Seat[]): void {
  const { state, emit } = game;
  state.order = seats;
  emit?.({ kind: 'order', seats });
  nextTurn(game, seats.length - 1);
}

/** BRP-3.2: one unit each, round and round; whoever has none left waits. `after` is a place in the order. */
function nextTurn(game: Playing, after: number): void {
  const { state } = game;
  const { order } = state;
  for (let turn = 1; turn <= order.length; turn++) {
    const seat = order[(after + turn) % order.length] as Seat;
    if (unusedUnits(state, seat).length > 0) {
      state.stage = { stage: 'turn', seat };
      return;
    }
  }
  endTour(game);
}

export function turnAfter(game: Playing, seat: Seat): void {
  nextTurn(game, game.state.order.indexOf(seat));
}

function endTour(game: Playing): void {
  if (!endsWithTour(game)) beginTour(game);
}
