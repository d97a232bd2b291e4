import type { Solid } from '@bridgehead/geometry';
import type { Leg } from '../moves.ts';
import type { Battlefield } from '../playing.ts';
import type { BronepekhotaRefusal } from '../refusals.ts';
import { inTheWay, STEP } from '../space.ts';
import type { Machine, PieceId } from '../state.ts';
import { type Foes, foesAround, metAtEnd } from './contact.ts';
import { bystandersOf } from './course.ts';
import { faultAt, goStraight, paceOf, towards, type Vehicle } from './vehicle.ts';

/** BRP-4.2: what a turn on the spot costs. */
export const TURN = 1;

/** What is around a machine before it moves: it stays as it is until the move is over. */
export interface Surroundings {
  readonly foes: Foes;
  /** What it cannot pass; what it cannot stand upon, the stands of flyers too. */
  readonly passed: readonly Solid[];
  readonly stood: readonly Solid[];
}

export function surroundingsOf(battlefield: Battlefield, by: PieceId, machine: Machine): Surroundings {
  const foes = foesAround(battlefield, machine);
  const but = [by, ...foes.ids.filter((_, place) => !foes.touched.has(place))];
  return {
    foes,
    passed: bystandersOf(battlefield, but).map(({ solid }) => solid),
    stood: inTheWay(battlefield, but),
  };
}

/** A leg as far as it is really gone: up to the first contact (BRP-4.1.1). */
export interface LegTaken {
  readonly vehicle: Vehicle;
  readonly price: number;
  readonly leg: Leg;
  readonly contact: readonly PieceId[];
}

/** BRP-4.2: a turn, or a straight stretch along or across the heading. */
export function takeLeg(
  battlefield: Battlefield,
  vehicle: Vehicle,
  leg: Leg,
  around: Surroundings,
): LegTaken | BronepekhotaRefusal {
  return 'turn' in leg ? turn(battlefield, vehicle, leg, around) : go(battlefield, vehicle, leg, around);
}

function turn(
  battlefield: Battlefield,
  vehicle: Vehicle,
  leg: Extract<Leg, { turn: unknown }>,
  { foes, stood }: Surroundings,
): LegTaken | BronepekhotaRefusal {
  const { heading, kind } = vehicle;
  if (kind.chassis === 'wings' && heading.x * leg.turn.x + heading.y * leg.turn.y < 0)
    return { clause: 'BRP-4.2', reason: 'turns-too-far' };
  const turned = { ...vehicle, heading: leg.turn };
  const fault = faultAt(battlefield, vehicle, stood) ?? faultAt(battlefield, turned, stood);
  if (fault) return { clause: 'BRP-0.7', reason: 'cannot-stand', figures: { fault } };
  return { vehicle: turned, price: TURN, leg, contact: meets(battlefield, turned, foes, null) };
}

function go(
  battlefield: Battlefield,
  vehicle: Vehicle,
  { go: way, by }: Extract<Leg, { go: unknown }>,
  { foes, passed }: Surroundings,
): LegTaken | BronepekhotaRefusal {
  const pace = paceOf(vehicle.kind, way);
  if (pace === undefined) return { clause: 'BRP-4.2', reason: 'does-not-go-so' };
  const gone = goStraight(battlefield, vehicle, way, towards(vehicle.heading, way, by), passed, foes);
  if ('obstacle' in gone)
    return { clause: 'BRP-4.2.2', reason: 'way-blocked', figures: { obstacle: gone.obstacle } };
  const arrived = { ...vehicle, at: gone.to };
  return {
    vehicle: arrived,
    price: gone.length / (pace * STEP),
    leg: { go: way, by: gone.met === null ? by : farBetween(vehicle.at, gone.to) },
    contact: meets(battlefield, arrived, foes, gone.met),
  };
}

function farBetween(one: Vehicle['at'], other: Vehicle['at']): number {
  const [x, y] = [other.x - one.x, other.y - one.y];
  return Math.sqrt(x * x + y * y);
}

function meets(
  battlefield: Battlefield,
  { machine, at, heading }: Vehicle,
  foes: Foes,
  met: number | null,
): readonly PieceId[] {
  if (machine.isFlying) return [];
  const contact = metAtEnd(battlefield, machine, { ...at, hx: heading.x, hy: heading.y }, foes);
  const id = met === null ? undefined : foes.ids[met];
  return id === undefined || contact.includes(id) ? contact : [id, ...contact];
}
