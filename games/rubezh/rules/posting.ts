import type { Decision, Seat } from '@bridgehead/kernel';
import { push } from './ask.ts';
import { unitBy } from './ground.ts';
import type { Playing } from './playing.ts';
import { NOBODY, NOWHERE, type Point, type State, type Unit } from './state.ts';

/** RUB-3.3, RUB-3.5: units are shared out in seat order, as evenly as possible; then all are posted at once. */

export function untaken({ units }: Pick<State, 'units'>): Unit[] {
  return units.flatMap(({ commander }, unit) => (commander === NOBODY ? [unit] : []));
}

/** Whose turn it is to take a unit. */
export function nextToTake({ units, seats }: Pick<State, 'units' | 'seats'>): Seat {
  return (units.length - untaken({ units }).length) % seats;
}

/** The unit that a decision `post:UNIT` is about. */
export function unitToPost({ id }: Pick<Decision, 'id'>): Unit {
  return Number(id.slice('post:'.length));
}

/** The last one left goes to whoever's turn it is. */
export function take(game: Playing, unit: Unit): void {
  const { state, emit } = game;
  const seat = nextToTake(state);
  unitBy(state, unit).commander = seat;
  state.asked++;
  emit?.({ kind: 'took', seat, unit });
  const [last, ...others] = untaken(state);
  if (last !== undefined && others.length === 0) take(game, last);
}

export function post(game: Playing, unit: Unit, at: Point): void {
  const { state, emit } = game;
  unitBy(state, unit).at = at;
  emit?.({ kind: 'posted', unit, at });
  if (state.units.every((other) => other.at !== NOWHERE)) push(game, [{ task: 'phase', phase: 'start' }]);
}
