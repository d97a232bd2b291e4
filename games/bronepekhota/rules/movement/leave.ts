import { standing } from '@bridgehead/geometry';
import { activationOf } from '../activation.ts';
import { leavePilotless } from '../crew.ts';
import { land, landingOf } from '../landing.ts';
import type { Act } from '../moves.ts';
import { isPiloted, machineAt, pieceAt, soldierAt } from '../pieces.ts';
import type { Battlefield, Playing } from '../playing.ts';
import type { BronepekhotaRefusal } from '../refusals.ts';
import { alight, LEVEL, placeOf } from '../set-down.ts';
import { inTheWay, SOLDIER, solidAt, touches } from '../space.ts';
import type { Machine } from '../state.ts';
import { isByEnemies, placesBeside } from './beside.ts';

type Leave = Extract<Act, { kind: 'leave' }>;

/** BRP-3.3, BRP-4.3: instead of the machine's move, touching it, away from enemies if such a place exists. */
export function refuseLeaving(battlefield: Battlefield, { by, place }: Leave): BronepekhotaRefusal | null {
  const clause = 'BRP-4.3';
  const { field, state } = battlefield;
  const piece = pieceAt(state, by);
  if (piece.kind !== 'machine' || !isPiloted(piece)) return { clause, reason: 'machines-only' };
  if (activationOf(state).deeds.moves > 0) return { clause, reason: 'has-moved' };
  const machine = landed(battlefield, piece, by);
  const pilot = soldierAt(state, machine.pilot);
  const table = { ...battlefield, state: { ...state, pieces: state.pieces.with(by, machine) } };
  const standingPilot = { ...pilot, status: 'table' as const, ...placeOf(place) };
  if (!touches(table, machine, standingPilot)) return { clause, reason: 'not-beside' };
  const fault = standing(field, solidAt(SOLDIER, placeOf(place)), place, inTheWay(table, []), LEVEL);
  if (fault) return { clause: 'BRP-0.7', reason: 'cannot-stand', figures: { fault: fault.fault } };
  if (!isByEnemies(table, pilot, place)) return null;
  const hasBetter = placesBeside(table, machine).some((other) => !isByEnemies(table, pilot, other));
  return hasBetter ? { clause: 'BRP-3.3', reason: 'leaves-by-enemies' } : null;
}

/** A flyer lands first. */
export function landed(battlefield: Battlefield, machine: Machine, id: number): Machine {
  if (!machine.isFlying) return machine;
  const { x, y, z } = landingOf(battlefield, id);
  return { ...machine, isFlying: false, x, y, z };
}

/** The soldier goes on with what the machine has not used; its squad has it back. */
export function leave(game: Playing, { by, place }: Leave): void {
  const { state } = game;
  const { pilot, isFlying } = machineAt(state, by);
  if (isFlying) land(game, by);
  leavePilotless(game, by);
  alight(game, pilot, place, 'left');
  const activation = activationOf(state);
  const { hasFought, shots, hasShot } = activation.deeds;
  state.stage = {
    ...activation,
    actor: pilot,
    deeds: { moves: 0, hasFought, shots: [], hasShot: hasShot || shots.length > 0 },
  };
}
