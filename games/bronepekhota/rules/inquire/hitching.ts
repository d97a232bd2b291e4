import { firstContact, placed } from '@bridgehead/geometry';
import { STOP } from '../movement/course.ts';
import { surroundingsOf, takeLeg } from '../movement/legs.ts';
import { refuseTowing } from '../movement/tow.ts';
import { machineThere, towards, type Vehicle, vehicleOf, type WayOfGoing } from '../movement/vehicle.ts';
import type { Leg } from '../moves.ts';
import { machineAt, speedOf } from '../pieces.ts';
import type { Battlefield } from '../playing.ts';
import type { BronepekhotaRefusal } from '../refusals.ts';
import { sizeOf, solidOf, STEP } from '../space.ts';
import type { Piece, PieceId } from '../state.ts';

/** BRP-10.2: where a load is hung on, and how the machine comes there. */
export interface Hitch {
  readonly vehicle: Vehicle;
  readonly legs: readonly Leg[];
  readonly price: number;
}

/** Where it stands, or straight back until its rear edge touches the load. */
export function hitchTo(battlefield: Battlefield, by: PieceId, id: PieceId): Hitch | BronepekhotaRefusal {
  const { state } = battlefield;
  const machine = machineAt(state, by);
  const load = state.pieces[id];
  const vehicle = vehicleOf(battlefield, machine);
  const refusal = refuseTowing(battlefield, machine, load);
  if (refusal?.reason !== 'not-behind') return refusal ?? { vehicle, legs: [], price: 0 };
  const leg = upTo(battlefield, vehicle, 'back', load as Piece);
  const taken = leg && takeLeg(battlefield, vehicle, leg, surroundingsOf(battlefield, machine, [by]));
  if (!taken || 'reason' in taken || taken.contact.length > 0) return refusal;
  const { vehicle: there, price } = taken;
  return refuseTowing(battlefield, machineThere(there), load) ?? { vehicle: there, legs: [leg], price };
}

/** Straight there until it touches. */
export function upTo(
  battlefield: Battlefield,
  { machine, at, heading }: Vehicle,
  go: WayOfGoing,
  load: Piece,
): Leg | null {
  const { armoury, state } = battlefield;
  const { outline, height } = sizeOf(armoury, machine);
  const shape = placed(outline, { x: 0, y: 0 }, heading);
  const { x, y } = towards(heading, go, speedOf(armoury, state, machine) * STEP);
  const way = [{ from: at, to: { x: at.x + x, y: at.y + y, z: at.z } }];
  const met = firstContact(shape, height, way, [solidOf(armoury, load)], STOP, new Set());
  if (!met) return null;
  const [aside, along] = [met.at.x - at.x, met.at.y - at.y];
  return { go, by: Math.sqrt(aside * aside + along * along) };
}
