import type { Decision, Seat } from '@bridgehead/kernel';
import { activationOf } from './activation.ts';
import type { Move } from './moves.ts';
import type { State } from './state.ts';
import { seatsInPlay } from './tour.ts';
import { unusedUnits } from './units.ts';

/** The answers to what can be listed: orders of players, units, enemies in contact. */
export function* moves(
  state: State,
  { kind, seat }: Decision,
): Iterable<Extract<Move, { kind: 'order' | 'activate' | 'fight' }>> {
  if (kind === 'order') for (const seats of orders(seatsInPlay(state))) yield { kind: 'order', seats };
  if (kind === 'unit') for (const unit of unusedUnits(state, seat)) yield { kind: 'activate', unit };
  if (kind === 'fight') {
    const { actor, contact } = activationOf(state);
    for (const enemy of contact) yield { kind: 'fight', by: actor, enemy };
  }
}

function* orders(seats: readonly Seat[]): Iterable<readonly Seat[]> {
  if (seats.length === 0) yield [];
  for (const first of seats) {
    for (const rest of orders(seats.filter((other) => other !== first))) yield [first, ...rest];
  }
}
