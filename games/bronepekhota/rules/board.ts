import { finishActor } from './activation.ts';
import { takeOff } from './landing.ts';
import { isPiloted, machineAt, machineKind, pieceAt, soldierAt, squadKind, squadOf } from './pieces.ts';
import type { Battlefield, Playing } from './playing.ts';
import type { BronepekhotaRefusal } from './refusals.ts';
import { faultInFlight, FLIGHT, inTheWay, sizeOf, solidAt, touches } from './space.ts';
import type { Machine, PieceId } from './state.ts';

/** BRP-9.1: a soldier of sufficient rank takes a pilotless machine that it touches, whosever it was. */
export function refuseBoarding(
  battlefield: Battlefield,
  by: PieceId,
  id: PieceId,
): BronepekhotaRefusal | null {
  const clause = 'BRP-9.1';
  const { armoury, state } = battlefield;
  const soldier = pieceAt(state, by);
  const machine = state.pieces[id];
  if (soldier.kind !== 'soldier' || machine?.kind !== 'machine' || !touches(battlefield, soldier, machine))
    return { clause, reason: 'machine-not-touched' };
  const kind = machine.model;
  if (isPiloted(machine)) return { clause, reason: 'machine-piloted', figures: { kind } };
  const { rank } = squadKind(armoury, state, soldier);
  const needed = machineKind(armoury, machine).rank;
  if (rank < needed) return { clause, reason: 'pilot-rank', figures: { kind, rank, needed } };
  return isShutIn(battlefield, by, machine, id)
    ? { clause: 'BRP-4.2.3', reason: 'no-room-to-fly', figures: { kind } }
    : null;
}

/** A flyer that could not be put back on its stand. */
function isShutIn(battlefield: Battlefield, by: PieceId, machine: Machine, id: PieceId): boolean {
  const { armoury } = battlefield;
  if (machineKind(armoury, machine).chassis !== 'wings') return false;
  const body = solidAt(sizeOf(armoury, machine), { ...machine, z: FLIGHT });
  return faultInFlight(battlefield, body, machine, inTheWay(battlefield, [by, id])) !== null;
}

/** Damage and ammunition stay as they are; it acts from the next tour. Boarding ends the soldier's activation. */
export function board(game: Playing, by: PieceId, id: PieceId): void {
  const { armoury, state, emit } = game;
  const soldier = soldierAt(state, by);
  const machine = machineAt(state, id);
  finishActor(game);
  soldier.status = 'aboard';
  soldier.machine = id;
  machine.pilot = by;
  machine.seat = squadOf(state, soldier).seat;
  machine.since = state.tour;
  if (machineKind(armoury, machine).chassis === 'wings') takeOff(game, id);
  const { x, y, z, hx, hy } = machine;
  emit?.({
    kind: 'boarded',
    piece: by,
    machine: id,
    seat: machine.seat,
    to: { x, y, z, facing: { x: hx, y: hy } },
    isFlying: machine.isFlying,
  });
}
