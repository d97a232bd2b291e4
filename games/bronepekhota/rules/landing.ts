import { machineAt } from './pieces.ts';
import type { Playing } from './playing.ts';
import { nearestPlace, put } from './set-down.ts';
import { FLIGHT, sizeOf } from './space.ts';
import type { PieceId } from './state.ts';

/** BRP-4.2.3: on the highest level below, or the nearest standing place. Nothing beneath is hurt. */
export function land(game: Playing, id: PieceId): void {
  const machine = machineAt(game.state, id);
  const place = nearestPlace(game, sizeOf(game.armoury, machine), machine, [id]);
  const to = { ...place, facing: { x: machine.hx, y: machine.hy } };
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
