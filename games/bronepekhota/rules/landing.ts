import type { Point3 } from '@bridgehead/geometry';
import { machineAt } from './pieces.ts';
import type { Battlefield, Playing } from './playing.ts';
import { nearestPlace, put } from './set-down.ts';
import { FLIGHT, sizeOf } from './space.ts';
import type { PieceId } from './state.ts';

/** BRP-4.2.3: on the highest level below, or the nearest standing place. Nothing beneath is hurt. */
export function landingOf(battlefield: Battlefield, id: PieceId): Point3 {
  const machine = machineAt(battlefield.state, id);
  return nearestPlace(battlefield, sizeOf(battlefield.armoury, machine), machine, [id]);
}

export function land(game: Playing, id: PieceId): void {
  const machine = machineAt(game.state, id);
  const to = { ...landingOf(game, id), facing: { x: machine.hx, y: machine.hy } };
  machine.isFlying = false;
  put(machine, to);
  game.emit?.({ kind: 'landed', piece: id, to });
}

/** A new pilot puts it back on its stand at once. */
export function takeOff({ state }: Pick<Playing, 'state'>, id: PieceId): void {
  const machine = machineAt(state, id);
  machine.isFlying = true;
  machine.z = FLIGHT;
}
