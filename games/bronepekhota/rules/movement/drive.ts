import type { Solid } from '@bridgehead/geometry';
import { activationOf, meet, note } from '../activation.ts';
import type { Act, Heading, Standing } from '../moves.ts';
import { machineAt, pieceAt, speedOf } from '../pieces.ts';
import type { Battlefield, Playing } from '../playing.ts';
import type { BronepekhotaRefusal } from '../refusals.ts';
import { put } from '../set-down.ts';
import { inTheWay, STEP } from '../space.ts';
import type { PieceId } from '../state.ts';
import { type Foes, foesAround, metAtEnd } from './contact.ts';
import { bystandersOf } from './course.ts';
import { ROUNDING } from './gaits.ts';
import { faultAt, goStraight, paceOf, towards, type Vehicle, vehicleOf } from './vehicle.ts';

type Drive = Extract<Act, { kind: 'drive' }>;
type Leg = Drive['legs'][number];

/** BRP-3.2.2: a flyer has two moves. */
const MOVES = { ground: 1, air: 2 } as const;
/** BRP-4.2: a turn on the spot. */
const TURN = 1;

export interface Driven {
  readonly legs: readonly Leg[];
  readonly to: Standing;
  readonly cabin: Heading;
  readonly price: number;
  readonly contact: readonly PieceId[];
}

/** BRP-4.2: what a drive comes to, or why it cannot be. */
export function driveOf(battlefield: Battlefield, { by, legs, cabin }: Drive): Driven | BronepekhotaRefusal {
  const { armoury, state } = battlefield;
  const machine = pieceAt(state, by);
  if (machine.kind !== 'machine') return { clause: 'BRP-4.2', reason: 'machines-only' };
  if (activationOf(state).deeds.moves >= (machine.isFlying ? MOVES.air : MOVES.ground))
    return { clause: 'BRP-3.2.1', reason: 'has-moved' };
  const foes = foesAround(battlefield, machine);
  const gone = goAlong(battlefield, by, vehicleOf(battlefield, machine), legs, foes);
  if ('reason' in gone) return gone;
  const points = speedOf(armoury, state, machine);
  if (gone.price > points + ROUNDING)
    return { clause: 'BRP-4.2', reason: 'too-far', figures: { price: gone.price, points } };
  return endOf(battlefield, by, gone, cabin);
}

interface Gone extends Pick<Driven, 'legs' | 'price' | 'contact'> {
  readonly vehicle: Vehicle;
}

/** Leg by leg, as far as the first contact. */
function goAlong(
  battlefield: Battlefield,
  by: PieceId,
  start: Vehicle,
  legs: readonly Leg[],
  foes: Foes,
): Gone | BronepekhotaRefusal {
  const untouched = foes.ids.filter((_, place) => !foes.touched.has(place));
  const passed = bystandersOf(battlefield, [by, ...untouched]).map(({ solid }) => solid);
  const stood = inTheWay(battlefield, [by, ...untouched]);
  let vehicle = start;
  let price = 0;
  const gone: Leg[] = [];
  for (const leg of legs) {
    const next =
      'turn' in leg
        ? turn(battlefield, vehicle, leg.turn, stood)
        : go(battlefield, vehicle, leg, passed, foes);
    if ('reason' in next) return next;
    vehicle = next.vehicle;
    price += next.price;
    gone.push(next.leg);
    const contact = meets(battlefield, vehicle, foes, next.met);
    if (contact.length > 0) return { vehicle, price, legs: gone, contact };
  }
  return { vehicle, price, legs: gone, contact: [] };
}

interface Stage {
  readonly vehicle: Vehicle;
  readonly price: number;
  readonly leg: Leg;
  readonly met: number | null;
}

function turn(
  battlefield: Battlefield,
  vehicle: Vehicle,
  to: Heading,
  others: readonly Solid[],
): Stage | BronepekhotaRefusal {
  const { heading, kind } = vehicle;
  if (kind.chassis === 'wings' && heading.x * to.x + heading.y * to.y < 0)
    return { clause: 'BRP-4.2', reason: 'turns-too-far' };
  const turned = { ...vehicle, heading: to };
  const fault = faultAt(battlefield, vehicle, others) ?? faultAt(battlefield, turned, others);
  if (fault) return { clause: 'BRP-0.7', reason: 'cannot-stand', figures: { fault } };
  return { vehicle: turned, price: TURN, leg: { turn: to }, met: null };
}

function go(
  battlefield: Battlefield,
  vehicle: Vehicle,
  { go: way, by }: Extract<Leg, { go: unknown }>,
  others: readonly Solid[],
  foes: Foes,
): Stage | BronepekhotaRefusal {
  const pace = paceOf(vehicle.kind, way);
  if (pace === undefined) return { clause: 'BRP-4.2', reason: 'does-not-go-so' };
  const gone = goStraight(battlefield, vehicle, way, towards(vehicle.heading, way, by), others, foes);
  if ('obstacle' in gone)
    return { clause: 'BRP-4.2.2', reason: 'way-blocked', figures: { obstacle: gone.obstacle } };
  const price = gone.length / (pace * STEP);
  return {
    vehicle: { ...vehicle, at: gone.to },
    price,
    leg: { go: way, by: gone.met === null ? by : gone.length },
    met: gone.met,
  };
}

function meets(
  battlefield: Battlefield,
  { machine, at, heading }: Vehicle,
  foes: Foes,
  met: number | null,
): PieceId[] {
  if (machine.isFlying) return [];
  const contact = metAtEnd(battlefield, machine, { ...at, hx: heading.x, hy: heading.y }, foes);
  const id = met === null ? undefined : foes.ids[met];
  return id === undefined || contact.includes(id) ? contact : [id, ...contact];
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
  return { legs, price, contact, to: { ...at, facing: heading }, cabin: looks };
}

export function drive(game: Playing, move: Drive): void {
  const driven = driveOf(game, move);
  if ('reason' in driven) throw new Error(`a drive that cannot be: ${driven.reason}`);
  const { legs, to, cabin, price, contact } = driven;
  const machine = machineAt(game.state, move.by);
  put(machine, to);
  machine.cx = cabin.x;
  machine.cy = cabin.y;
  game.emit?.({ kind: 'drove', piece: move.by, legs, to, cabin, price });
  const { moves, shots, hasShot } = activationOf(game.state).deeds;
  note(game, { moves: moves + 1, hasShot: hasShot || shots.length > 0 });
  meet(game, contact);
}
