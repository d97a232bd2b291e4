import { type Solid, touch } from '@bridgehead/geometry';
import type { Leg } from '../moves.ts';
import type { Battlefield } from '../playing.ts';
import type { BronepekhotaRefusal } from '../refusals.ts';
import { CONTACT, inTheWay, STEP } from '../space.ts';
import type { Machine, PieceId } from '../state.ts';
import { type Foes, foesAround, metAtEnd, NO_FOES, stillTouched } from './contact.ts';
import { bystandersOf } from './course.ts';
import { dragged, faultOfLoad, loadSolid, swung } from './tow.ts';
import { bodyOf, faultOfTurn, goStraight, limitOf, paceOf, towards, type Vehicle } from './vehicle.ts';

/** BRP-4.2: what a turn on the spot costs. */
export const TURN = 1;

/** What is around a machine before it moves: it stays as it is until the move is over. */
export interface Surroundings {
  readonly foes: Foes;
  /** Besides foes: what it cannot pass; what it cannot stand upon, the stands of flyers too. */
  readonly passed: readonly Solid[];
  readonly stood: readonly Solid[];
}

interface Here extends Surroundings {
  /** Foes it has touched since the move began are only in its own way, not in that of what it tows. */
  readonly held: readonly Solid[];
}

/** `goers` is the machine with what it tows. */
export function surroundingsOf(
  battlefield: Battlefield,
  machine: Machine,
  goers: readonly PieceId[],
): Surroundings {
  const foes = machine.isFlying ? NO_FOES : foesAround(battlefield, machine);
  const but = [...goers, ...foes.ids];
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
  /** What it tows has run into somebody (BRP-10.2). */
  readonly isStopped: boolean;
}

/** BRP-4.2: a turn, or a straight stretch along or across the heading. */
export function takeLeg(
  battlefield: Battlefield,
  vehicle: Vehicle,
  leg: Leg,
  around: Surroundings,
): LegTaken | BronepekhotaRefusal {
  const here = aroundHere(battlefield, vehicle, around);
  return 'turn' in leg ? turn(battlefield, vehicle, leg, here) : go(battlefield, vehicle, leg, here);
}

/** BRP-4.1.1: whoever is touched since the move began is only in the way, and stops it again once left. */
function aroundHere(battlefield: Battlefield, vehicle: Vehicle, around: Surroundings): Here {
  const { foes } = around;
  const touched = stillTouched(foes, bodyOf(battlefield, vehicle), CONTACT);
  const held = [...touched].map((place) => foes.solids[place] as Solid);
  return { ...around, foes: { ...foes, touched }, held };
}

function turn(
  battlefield: Battlefield,
  vehicle: Vehicle,
  leg: Extract<Leg, { turn: unknown }>,
  { foes, stood, held }: Here,
): LegTaken | BronepekhotaRefusal {
  const { heading, kind } = vehicle;
  if (kind.chassis === 'wings' && heading.x * leg.turn.x + heading.y * leg.turn.y < 0)
    return { clause: 'BRP-4.2', reason: 'turns-too-far' };
  const turned = { ...vehicle, heading: leg.turn };
  const others = [...stood, ...held];
  const fault = faultOfTurn(battlefield, vehicle, others) ?? faultOfTurn(battlefield, turned, others);
  if (fault) return { clause: 'BRP-0.7', reason: 'cannot-stand', figures: { fault } };
  const contact = meets(battlefield, turned, foes);
  const taken = { vehicle: turned, price: TURN, leg, contact, isStopped: false };
  if (!vehicle.towed) return taken;
  const towed = swung(vehicle.towed, vehicle.at, heading, leg.turn);
  const isStopped = foes.solids.some((foe) => touch(foe, loadSolid(battlefield, towed), CONTACT));
  return faultOfLoad(battlefield, towed, stood) ?? { ...taken, vehicle: { ...turned, towed }, isStopped };
}

function go(
  battlefield: Battlefield,
  vehicle: Vehicle,
  leg: Extract<Leg, { go: unknown }>,
  around: Here,
): LegTaken | BronepekhotaRefusal {
  if (paceOf(vehicle.kind, leg.go) === undefined) return { clause: 'BRP-4.2', reason: 'does-not-go-so' };
  const alone = goAlone(battlefield, vehicle, leg, around);
  if ('reason' in alone || !vehicle.towed) return alone;
  if (leg.go !== 'forward') return { clause: 'BRP-10.2', reason: 'tows-forward' };
  const by = { x: alone.vehicle.at.x - vehicle.at.x, y: alone.vehicle.at.y - vehicle.at.y };
  const limit = limitOf(vehicle.kind, leg.go);
  const run = dragged(battlefield, vehicle.towed, by, limit, around.passed, around.foes);
  if ('obstacle' in run)
    return { clause: 'BRP-10.2', reason: 'way-blocked', figures: { obstacle: run.obstacle } };
  const { towed, isStopped } = run;
  if (!isStopped) return { ...alone, vehicle: { ...alone.vehicle, towed } };
  const short = { ...leg, by: farBetween(vehicle.towed.at, towed.at) };
  const part = goAlone(battlefield, vehicle, short, around);
  return 'reason' in part ? part : { ...part, vehicle: { ...part.vehicle, towed }, isStopped };
}

function goAlone(
  battlefield: Battlefield,
  vehicle: Vehicle,
  { go: way, by }: Extract<Leg, { go: unknown }>,
  { foes, passed, held }: Here,
): LegTaken | BronepekhotaRefusal {
  const others = [...passed, ...held];
  const gone = goStraight(battlefield, vehicle, way, towards(vehicle.heading, way, by), others, foes);
  if ('obstacle' in gone)
    return { clause: 'BRP-4.2.2', reason: 'way-blocked', figures: { obstacle: gone.obstacle } };
  const arrived = { ...vehicle, at: gone.to };
  return {
    vehicle: arrived,
    price: gone.length / ((paceOf(vehicle.kind, way) ?? 0) * STEP),
    leg: { go: way, by: gone.met === null ? by : farBetween(vehicle.at, gone.to) },
    contact: meets(battlefield, arrived, foes),
    isStopped: false,
  };
}

function farBetween(one: Vehicle['at'], other: Vehicle['at']): number {
  const [x, y] = [other.x - one.x, other.y - one.y];
  return Math.sqrt(x * x + y * y);
}

function meets(battlefield: Battlefield, { machine, at, heading }: Vehicle, foes: Foes): readonly PieceId[] {
  return metAtEnd(battlefield, machine, { ...at, hx: heading.x, hy: heading.y }, foes);
}
