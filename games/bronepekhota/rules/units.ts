import type { Seat } from '@bridgehead/kernel';
import { isPiloted, seatOf, soldierAt } from './pieces.ts';
import type { Unit } from './stage.ts';
import type { Machine, Soldier, SquadId, State } from './state.ts';

/** BRP-3.2: who can still act this tour. */

/** On foot, not yet done and not running: the others of its squad may act without it. */
export function isReady({ status, hasActed, panics }: Soldier): boolean {
  return status === 'table' && !hasActed && !panics;
}

/** BRP-3.3: only with the pilot who has held it since the tour began, and who has done nothing else. */
export function canDrive(state: State, machine: Machine): boolean {
  if (machine.status !== 'table' || machine.hasActed || !isPiloted(machine) || machine.since === state.tour)
    return false;
  const { hasActed, panics } = soldierAt(state, machine.pilot);
  return !hasActed && !panics;
}

export function soldiersIn({ pieces }: Pick<State, 'pieces'>, squad: SquadId): Soldier[] {
  return pieces.filter((piece) => piece.kind === 'soldier' && piece.squad === squad) as Soldier[];
}

/** Squads first, then machines; nobody's of a player who is out (BRP-12.1). A squad with nobody able to act counts as having acted (BRP-3.2). */
export function unusedUnits(state: State, seat: Seat): Unit[] {
  const units: Unit[] = [];
  if (state.out.includes(seat)) return units;
  for (const [squad, { seat: owner, hasActed }] of state.squads.entries()) {
    if (owner === seat && !hasActed && soldiersIn(state, squad).some(isReady)) units.push({ squad });
  }
  for (const [piece, machine] of state.pieces.entries()) {
    if (machine.kind === 'machine' && seatOf(state, machine) === seat && canDrive(state, machine)) {
      units.push({ piece });
    }
  }
  return units;
}
