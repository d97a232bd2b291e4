import {
  drive,
  firstContact,
  type Point,
  type Point3,
  placed,
  type Solid,
  standing,
} from '@bridgehead/geometry';
import { hasPlatform } from '../kinds.ts';
import type { Heading, Standing } from '../moves.ts';
import { areEnemies, gunKind, isOnTable, machineKind, seatOf } from '../pieces.ts';
import type { Battlefield } from '../playing.ts';
import type { BronepekhotaRefusal } from '../refusals.ts';
import { LEVEL } from '../set-down.ts';
import { isBehind, isServed, isTouchedByFoe, sizeOf, solidAt } from '../space.ts';
import type { Gun, Machine, Piece, PieceId } from '../state.ts';
import type { Foes } from './contact.ts';
import { STOP } from './course.ts';

/** BRP-10.2: what hangs on the platform's rear edge, where it is and how it looks. */
export interface Towed {
  readonly piece: PieceId;
  readonly load: Machine | Gun;
  readonly at: Point3;
  readonly heading: Heading;
  /** A machine's cabin is turned with it. */
  readonly cabin: Heading;
}

/** Own, allied or served by nobody, touching the rear edge, and touched by no enemy. */
export function refuseTowing(
  battlefield: Battlefield,
  machine: Machine,
  load: Piece | undefined,
): BronepekhotaRefusal | null {
  const clause = 'BRP-10.2';
  const { armoury, state } = battlefield;
  if (!hasPlatform(armoury, machineKind(armoury, machine), machine.weapons))
    return { clause, reason: 'no-platform' };
  if (!isTowable(battlefield, load)) return { clause, reason: 'not-movable' };
  if (!isBehind(battlefield, machine, load)) return { clause, reason: 'not-behind' };
  const seat = seatOf(state, machine);
  if (areEnemies(state, seat, seatOf(state, load)) && isServed(battlefield, load))
    return { clause, reason: 'enemy-load' };
  return isTouchedByFoe(battlefield, seat, load) ? { clause, reason: 'enemy-by-load' } : null;
}

function isTowable({ armoury }: Battlefield, load: Piece | undefined): load is Machine | Gun {
  if (!load || !isOnTable(load)) return false;
  return load.kind === 'machine' ? !load.isFlying : load.kind === 'gun' && gunKind(armoury, load).isMobile;
}

export function hitched(piece: PieceId, load: Machine | Gun): Towed {
  const { x, y, z, hx, hy } = load;
  const heading = { x: hx, y: hy };
  const cabin = load.kind === 'machine' ? { x: load.cx, y: load.cy } : heading;
  return { piece, load, at: { x, y, z }, heading, cabin };
}

/** Where it is after the machine before it has turned on the spot. */
export function swung(towed: Towed, centre: Point, from: Heading, to: Heading): Towed {
  const size = Math.sqrt((from.x * from.x + from.y * from.y) * (to.x * to.x + to.y * to.y));
  const cosine = (from.x * to.x + from.y * to.y) / size;
  const sine = (from.x * to.y - from.y * to.x) / size;
  // Added to 0, since JSON does not know −0.
  const turn = ({ x, y }: Point) => ({ x: 0 + (x * cosine - y * sine), y: 0 + (x * sine + y * cosine) });
  const off = turn({ x: towed.at.x - centre.x, y: towed.at.y - centre.y });
  return {
    ...towed,
    at: { x: centre.x + off.x, y: centre.y + off.y, z: towed.at.z },
    heading: turn(towed.heading),
    cabin: turn(towed.cabin),
  };
}

/** As far as it gets behind the machine: whom it runs into stops both. */
export function dragged(
  { armoury, field }: Battlefield,
  towed: Towed,
  by: Point,
  limit: number,
  passed: readonly Solid[],
  foes: Foes,
): { readonly towed: Towed; readonly isStopped: boolean } | { readonly obstacle: string } {
  const { outline, height } = sizeOf(armoury, towed.load);
  const shape = placed(outline, { x: 0, y: 0 }, towed.heading);
  const whole = drive(field, { shape, height, limit }, towed.at, by, passed);
  if ('obstacle' in whole) return whole;
  const met = firstContact(shape, height, whole.stretches, foes.solids, STOP, new Set());
  return { towed: { ...towed, at: met ? met.at : whole.to }, isStopped: met !== null };
}

export function loadSolid({ armoury }: Battlefield, { load, at, heading }: Towed): Solid {
  return solidAt(sizeOf(armoury, load), { ...at, hx: heading.x, hy: heading.y });
}

export function faultOfLoad(
  battlefield: Battlefield,
  towed: Towed,
  others: readonly Solid[],
): BronepekhotaRefusal | null {
  const fault = standing(battlefield.field, loadSolid(battlefield, towed), towed.at, others, LEVEL);
  return fault && { clause: 'BRP-10.2', reason: 'cannot-stand', figures: { fault: fault.fault } };
}

export function standingOf({ at, heading }: Towed): Standing {
  return { ...at, facing: heading };
}

/** The table with the load where it was left. */
export function leftThere({ state, ...rest }: Battlefield, towed: Towed): Battlefield {
  const { piece, load, at, heading } = towed;
  const there: Piece = { ...load, ...at, hx: heading.x, hy: heading.y };
  return { ...rest, state: { ...state, pieces: state.pieces.with(piece, there) } };
}
