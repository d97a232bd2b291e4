import { activationOf, meet, note } from '../activation.ts';
import { goOut, refuseExit } from '../exit.ts';
import type { Act, Heading, Leg, Standing } from '../moves.ts';
import { machineAt, pieceAt, speedOf } from '../pieces.ts';
import type { Battlefield, Playing } from '../playing.ts';
import type { BronepekhotaRefusal } from '../refusals.ts';
import { placeOf, put } from '../set-down.ts';
import { inTheWay } from '../space.ts';
import type { PieceId } from '../state.ts';
import { ROUNDING } from './gaits.ts';
import { type Surroundings, surroundingsOf, takeLeg } from './legs.ts';
import { faultAt, type Vehicle, vehicleOf } from './vehicle.ts';

type Drive = Extract<Act, { kind: 'drive' }>;

/** BRP-3.2.2: a flyer has two moves. */
const MOVES = { ground: 1, air: 2 } as const;

export interface Driven {
  readonly legs: readonly Leg[];
  readonly to: Standing;
  readonly cabin: Heading;
  readonly price: number;
  readonly contact: readonly PieceId[];
  /** It leaves the table there (BRP-0.8). */
  readonly isOut: boolean;
}

/** BRP-4.2: what a drive comes to, or why it cannot be. */
export function driveOf(
  battlefield: Battlefield,
  { by, legs, cabin, exits }: Drive,
): Driven | BronepekhotaRefusal {
  const { armoury, state } = battlefield;
  const machine = pieceAt(state, by);
  if (machine.kind !== 'machine') return { clause: 'BRP-4.2', reason: 'machines-only' };
  if (activationOf(state).deeds.moves >= (machine.isFlying ? MOVES.air : MOVES.ground))
    return { clause: 'BRP-3.2.1', reason: 'has-moved' };
  const around = surroundingsOf(battlefield, by, machine);
  const gone = goAlong(battlefield, vehicleOf(battlefield, machine), legs, around);
  if ('reason' in gone) return gone;
  const points = speedOf(armoury, state, machine);
  if (gone.price > points + ROUNDING)
    return { clause: 'BRP-4.2', reason: 'too-far', figures: { price: gone.price, points } };
  const end = endOf(battlefield, by, gone, cabin);
  if ('reason' in end || !exits || end.contact.length > 0) return end;
  const there = { ...machine, ...placeOf(end.to) };
  return refuseExit(battlefield, there, points - gone.price) ?? { ...end, isOut: true };
}

interface Gone extends Pick<Driven, 'legs' | 'price' | 'contact'> {
  readonly vehicle: Vehicle;
}

/** Leg by leg, as far as the first contact. */
function goAlong(
  battlefield: Battlefield,
  start: Vehicle,
  legs: readonly Leg[],
  around: Surroundings,
): Gone | BronepekhotaRefusal {
  let vehicle = start;
  let price = 0;
  const gone: Leg[] = [];
  for (const leg of legs) {
    const taken = takeLeg(battlefield, vehicle, leg, around);
    if ('reason' in taken) return taken;
    vehicle = taken.vehicle;
    price += taken.price;
    gone.push(taken.leg);
    if (taken.contact.length > 0) return { vehicle, price, legs: gone, contact: taken.contact };
  }
  return { vehicle, price, legs: gone, contact: [] };
}

function endOf(
  battlefield: Battlefield,
  by: PieceId,
  { vehicle, legs, price, contact }: Gone,
  cabin: Heading | undefined,
): Driven | BronepekhotaRefusal {
  const { kind, at, heading } = vehicle;
  const fault = faultAt(battlefield, vehicle, inTheWay(battlefield, [by]));
  if (fault) return { clause: 'BRP-0.7', reason: 'cannot-stand', figures: { fault } };
  if (contact.length > 0 && activationOf(battlefield.state).deeds.hasFought)
    return { clause: 'BRP-4.1.1', reason: 'contact-after-fight' };
  const looks = cabin ?? heading;
  const isFixed = kind.chassis !== 'legs' && cabin !== undefined;
  if (isFixed || looks.x * heading.x + looks.y * heading.y < 0)
    return { clause: 'BRP-4.2', reason: 'cabin-too-far' };
  return { legs, price, contact, to: { ...at, facing: heading }, cabin: looks, isOut: false };
}

export function drive(game: Playing, move: Drive): void {
  const driven = driveOf(game, move);
  if ('reason' in driven) throw new Error(`a drive that cannot be: ${driven.reason}`);
  const { legs, to, cabin, price, contact, isOut } = driven;
  const machine = machineAt(game.state, move.by);
  put(machine, to);
  machine.cx = cabin.x;
  machine.cy = cabin.y;
  game.emit?.({ kind: 'drove', piece: move.by, legs, to, cabin, price });
  const { moves, shots, hasShot } = activationOf(game.state).deeds;
  note(game, { moves: moves + 1, hasShot: hasShot || shots.length > 0 });
  meet(game, contact);
  if (isOut) goOut(game, move.by);
}
