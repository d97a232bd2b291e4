import {
  drive,
  type Driven,
  firstContact,
  overlap,
  type Point,
  type Point3,
  placed,
  type Shape,
  type Solid,
  standing,
  swept,
} from '@bridgehead/geometry';
import type { MachineKind } from '../armoury.ts';
import type { Heading, WAYS } from '../moves.ts';
import { machineKind } from '../pieces.ts';
import type { Battlefield } from '../playing.ts';
import { LEVEL } from '../set-down.ts';
import { faultInAir, faultInFlight, FLIGHT, isOff, sizeOf, solidAt } from '../space.ts';
import type { Machine } from '../state.ts';
import type { Foes } from './contact.ts';
import { STOP } from './course.ts';
import type { Towed } from './tow.ts';

/** A machine on the move: which it is, where it stands and looks. */
export interface Vehicle {
  readonly machine: Machine;
  readonly kind: MachineKind;
  readonly at: Point3;
  readonly heading: Heading;
  /** BRP-10.2 */
  readonly towed?: Towed;
}

export type WayOfGoing = (typeof WAYS)[number];

/** What a point buys, in steps; nothing where it cannot go so at all (BRP-4.2). */
const PACES: Readonly<Record<MachineKind['chassis'], Partial<Record<WayOfGoing, number>>>> = {
  wheels: { forward: 1, back: 1 },
  tracks: { forward: 1, back: 1 },
  legs: { forward: 1, back: 0.5, left: 0.5, right: 0.5 },
  wings: { forward: 1 },
};

export function paceOf({ chassis }: MachineKind, way: WayOfGoing): number | undefined {
  return PACES[chassis][way];
}

/** Left is where y grows while x is ahead. */
const TURNS: Readonly<Record<WayOfGoing, (ahead: Point) => Point>> = {
  forward: ({ x, y }) => ({ x, y }),
  back: ({ x, y }) => ({ x: 0 - x, y: 0 - y }),
  left: ({ x, y }) => ({ x: 0 - y, y: x }),
  right: ({ x, y }) => ({ x: y, y: 0 - x }),
};

export function towards(heading: Heading, way: WayOfGoing, far: number): Point {
  const length = Math.sqrt(heading.x * heading.x + heading.y * heading.y);
  const { x, y } = TURNS[way]({ x: heading.x / length, y: heading.y / length });
  return { x: x * far, y: y * far };
}

/** So much less than the cabin's height is below it. */
const BELOW = 0.01;

/** BRP-4.2.2: tracks and wheels take obstacles up to their limit, walkers below it and only forward. */
export function limitOf({ chassis, size }: MachineKind, way: WayOfGoing): number {
  if (chassis !== 'legs') return size.climbs;
  return way === 'forward' ? size.climbs - BELOW : 0;
}

function shapeOf({ armoury }: Battlefield, { machine, heading }: Vehicle): Shape {
  return placed(sizeOf(armoury, machine).outline, { x: 0, y: 0 }, heading);
}

export function bodyOf({ armoury }: Battlefield, { machine, at, heading }: Vehicle): Solid {
  return solidAt(sizeOf(armoury, machine), { ...at, hx: heading.x, hy: heading.y });
}

/** One straight leg: how far it gets and whom it meets, or what stops it. */
export interface Leg {
  readonly to: Point3;
  /** In millimetres, along ramps. */
  readonly length: number;
  readonly met: number | null;
}

export function goStraight(
  battlefield: Battlefield,
  vehicle: Vehicle,
  way: WayOfGoing,
  by: Point,
  others: readonly Solid[],
  foes: Foes,
): Leg | { readonly obstacle: string } {
  if (vehicle.machine.isFlying) return fly(battlefield, vehicle, by, others);
  const { armoury, field } = battlefield;
  const shape = shapeOf(battlefield, vehicle);
  const { height } = sizeOf(armoury, vehicle.machine);
  const body = { shape, height, limit: limitOf(vehicle.kind, way) };
  const whole = drive(field, body, vehicle.at, by, others);
  if ('obstacle' in whole) return whole;
  const met = firstContact(shape, height, whole.stretches, foes.solids, STOP, foes.touched);
  if (!met) return { to: whole.to, length: whole.length, met: null };
  const part: Driven | { obstacle: string } = drive(
    field,
    body,
    vehicle.at,
    { x: met.at.x - vehicle.at.x, y: met.at.y - vehicle.at.y },
    others,
  );
  return 'obstacle' in part ? part : { to: part.to, length: part.length, met: met.other };
}

/** BRP-4.2.3: round whatever is as high as it flies; never in contact. */
function fly(
  battlefield: Battlefield,
  vehicle: Vehicle,
  by: Point,
  others: readonly Solid[],
): Leg | { readonly obstacle: string } {
  const { armoury, field } = battlefield;
  const { machine, at } = vehicle;
  const body = bodyOf(battlefield, vehicle);
  const top = FLIGHT + sizeOf(armoury, machine).height;
  const way: Solid = { ...swept(body, by), base: FLIGHT, top };
  if (isOff(field, way)) return { obstacle: 'edge' };
  const isHit = (solid: Solid) => solid.top > FLIGHT && solid.base < way.top && overlap(solid, way);
  if (field.grounds.some(isHit)) return { obstacle: 'terrain' };
  if (others.some(isHit)) return { obstacle: 'piece' };
  const to = { x: at.x + by.x, y: at.y + by.y, z: FLIGHT };
  return { to, length: Math.sqrt(by.x * by.x + by.y * by.y), met: null };
}

/** BRP-0.7: why it cannot turn there. In flight it may turn above anybody: its stand is put down where the move ends. */
export function faultOfTurn(
  battlefield: Battlefield,
  vehicle: Vehicle,
  others: readonly Solid[],
): string | null {
  if (!vehicle.machine.isFlying) return faultAt(battlefield, vehicle, others);
  return faultInAir(battlefield, bodyOf(battlefield, vehicle), others);
}

/** BRP-0.7: why it cannot stand there, to end its move. */
export function faultAt(battlefield: Battlefield, vehicle: Vehicle, others: readonly Solid[]): string | null {
  const { field } = battlefield;
  const { machine, at } = vehicle;
  const body = bodyOf(battlefield, vehicle);
  if (!machine.isFlying) return standing(field, body, at, others, LEVEL)?.fault ?? null;
  return faultInFlight(battlefield, body, at, others);
}

/** The machine as it is where it has got to. */
export function machineThere({ machine, at, heading }: Vehicle): Machine {
  return { ...machine, ...at, hx: heading.x, hy: heading.y };
}

export function vehicleOf({ armoury }: Battlefield, machine: Machine): Vehicle {
  const { x, y, z, hx, hy } = machine;
  return { machine, kind: machineKind(armoury, machine), at: { x, y, z }, heading: { x: hx, y: hy } };
}
