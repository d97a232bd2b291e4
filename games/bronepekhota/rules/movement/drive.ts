import { activationOf, meet, note } from '../activation.ts';
import { goOut, refuseExit } from '../exit.ts';
import type { Act, Heading, Leg, Standing } from '../moves.ts';
import { pieceAt, speedOf } from '../pieces.ts';
import type { Battlefield, Playing } from '../playing.ts';
import type { BronepekhotaRefusal } from '../refusals.ts';
import { placeOf, put } from '../set-down.ts';
import { inTheWay } from '../space.ts';
import type { Gun, Machine, Piece, PieceId } from '../state.ts';
import { followedUpTo, ROUNDING } from './gaits.ts';
import { type Surroundings, surroundingsOf, takeLeg } from './legs.ts';
import { faultOfLoad, hitched, leftThere, refuseTowing, standingOf, type Towed } from './tow.ts';
import { faultAt, machineThere, type Vehicle, vehicleOf } from './vehicle.ts';

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
  /** BRP-10.2 */
  readonly towed?: { readonly piece: PieceId; readonly to: Standing; readonly cabin: Heading };
}

/** BRP-4.2: what a drive comes to, or why it cannot be. */
export function driveOf(battlefield: Battlefield, move: Drive): Driven | BronepekhotaRefusal {
  const { armoury, state } = battlefield;
  const { by, legs, cabin, tow, exits } = move;
  const machine = pieceAt(state, by);
  if (machine.kind !== 'machine') return { clause: 'BRP-4.2', reason: 'machines-only' };
  if (activationOf(state).deeds.moves >= (machine.isFlying ? MOVES.air : MOVES.ground))
    return { clause: 'BRP-3.2.1', reason: 'has-moved' };
  const start = vehicleOf(battlefield, machine);
  const points = speedOf(armoury, state, machine);
  const gone = tow
    ? goTowing(battlefield, by, start, legs, tow, points)
    : goAlong(battlefield, start, legs, surroundingsOf(battlefield, machine, [by]), points);
  if ('reason' in gone) return gone;
  if (gone.price > points + ROUNDING) return tooFar(gone.price, points);
  const table = gone.table ?? battlefield;
  const end = endOf(table, by, gone, cabin);
  if ('reason' in end || !exits || end.contact.length > 0) return end;
  const there = { ...machine, ...placeOf(end.to) };
  return refuseExit(table, there, points - gone.price) ?? { ...end, isOut: true };
}

function tooFar(price: number, points: number): BronepekhotaRefusal {
  return { clause: 'BRP-4.2', reason: 'too-far', figures: { price, points } };
}

interface Gone extends Pick<Driven, 'legs' | 'price' | 'contact' | 'towed'> {
  readonly vehicle: Vehicle;
  readonly isStopped: boolean;
  /** With what was towed in its new place. */
  readonly table?: Battlefield;
}

/** Leg by leg, as far as the first contact, and no further than whoever has so many points could mean. */
function goAlong(
  battlefield: Battlefield,
  start: Vehicle,
  legs: readonly Leg[],
  around: Surroundings,
  points: number,
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
    const { contact, isStopped } = taken;
    if (contact.length > 0 || isStopped) return { vehicle, price, legs: gone, contact, isStopped: true };
    if (price > followedUpTo(points)) return tooFar(price, points);
  }
  return { vehicle, price, legs: gone, contact: [], isStopped: false };
}

/** BRP-10.2: up to the load, with it, and on without it. */
function goTowing(
  battlefield: Battlefield,
  by: PieceId,
  start: Vehicle,
  legs: readonly Leg[],
  tow: NonNullable<Drive['tow']>,
  points: number,
): Gone | BronepekhotaRefusal {
  const { piece, from = 0, to } = tow;
  if (from >= to || to > legs.length) return { clause: 'BRP-10.2', reason: 'tow-nowhere' };
  const before = surroundingsOf(battlefield, start.machine, [by]);
  const up = goAlong(battlefield, start, legs.slice(0, from), before, points);
  if ('reason' in up || up.isStopped) return up;
  const behind = machineThere(up.vehicle);
  const load = battlefield.state.pieces[piece];
  const refusal = refuseTowing(battlefield, behind, load);
  if (refusal) return refusal;
  const hitch = { ...up.vehicle, towed: hitched(piece, load as Machine | Gun) };
  const around = surroundingsOf(battlefield, behind, [by, piece]);
  const along = goAlong(battlefield, hitch, legs.slice(from, to), around, points);
  if ('reason' in along) return along;
  const pulled = { ...along, legs: [...up.legs, ...along.legs], price: up.price + along.price };
  const towed = pulled.vehicle.towed as Towed;
  const fault = faultOfLoad(battlefield, towed, inTheWay(battlefield, [by, piece]));
  if (fault) return fault;
  const table = leftThere(battlefield, towed);
  const there = { piece, to: standingOf(towed), cabin: towed.cabin };
  if (pulled.isStopped) return { ...pulled, towed: there, table };
  const { towed: _, ...free } = pulled.vehicle;
  const after = surroundingsOf(table, machineThere(free), [by]);
  const on = goAlong(table, free, legs.slice(to), after, points);
  if ('reason' in on) return on;
  return {
    ...on,
    legs: [...pulled.legs, ...on.legs],
    price: pulled.price + on.price,
    towed: there,
    table,
  };
}

function endOf(
  battlefield: Battlefield,
  by: PieceId,
  { vehicle, legs, price, contact, towed }: Gone,
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
  const to = { ...at, facing: heading };
  return { legs, price, contact, to, cabin: looks, isOut: false, ...(towed && { towed }) };
}

export function drive(game: Playing, move: Drive): void {
  const driven = driveOf(game, move);
  if ('reason' in driven) throw new Error(`a drive that cannot be: ${driven.reason}`);
  const { legs, to, cabin, price, contact, towed, isOut } = driven;
  setAt(pieceAt(game.state, move.by), to, cabin);
  if (towed) setAt(pieceAt(game.state, towed.piece), towed.to, towed.cabin);
  game.emit?.({ kind: 'drove', piece: move.by, legs, to, cabin, price, ...(towed && { towed }) });
  const { moves, shots, hasShot } = activationOf(game.state).deeds;
  note(game, { moves: moves + 1, hasShot: hasShot || shots.length > 0 });
  meet(game, contact);
  if (isOut) goOut(game, move.by);
}

function setAt(piece: Piece, to: Standing, cabin: Heading): void {
  put(piece, to);
  if (piece.kind !== 'machine') return;
  piece.cx = cabin.x;
  piece.cy = cabin.y;
}
