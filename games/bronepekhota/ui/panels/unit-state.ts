import { isAlive, isPiloted } from '../../rules/pieces.ts';
import type { Battlefield } from '../../rules/playing.ts';
import { isServed } from '../../rules/space.ts';
import { isSameUnit, type Unit } from '../../rules/stage.ts';
import type { State } from '../../rules/state.ts';
import { canDrive, soldiersIn } from '../../rules/units.ts';

const UNIT_STATES = [
  'acting',
  'ready',
  'done',
  'served',
  'unserved',
  'pilotless',
  'waiting',
  'left',
  'lost',
] as const;
export type UnitState = (typeof UNIT_STATES)[number];

/** How a unit fares in this tour. Guns have no turn of their own: what counts is whether anybody serves them. */
export function stateOf(battlefield: Battlefield, unit: Unit): UnitState {
  const { state } = battlefield;
  const { stage } = state;
  if (stage.stage === 'act' && isSameUnit(stage.unit, unit)) return 'acting';
  if ('squad' in unit) return squadState(state, unit.squad);
  const piece = state.pieces[unit.piece];
  if (!piece || piece.status === 'destroyed') return 'lost';
  if (piece.status === 'left') return 'left';
  if (piece.status === 'reserve') return 'waiting';
  if (piece.kind === 'gun') return isServed(battlefield, piece) ? 'served' : 'unserved';
  if (piece.kind !== 'machine') return 'ready';
  if (!isPiloted(piece)) return 'pilotless';
  return canDrive(state, piece) ? 'ready' : 'done';
}

function squadState(state: State, squad: number): UnitState {
  const soldiers = soldiersIn(state, squad);
  const living = soldiers.filter(isAlive);
  if (living.length === 0) return soldiers.some(({ status }) => status === 'left') ? 'left' : 'lost';
  // Its pilots may sit in their machines before the others are set up.
  if (living.some(({ status }) => status === 'reserve')) return 'waiting';
  const canAct = living.some(({ status, hasActed, panics }) => status === 'table' && !hasActed && !panics);
  return state.squads[squad]?.hasActed || !canAct ? 'done' : 'ready';
}
