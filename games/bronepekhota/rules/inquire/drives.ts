import type { Point, Point3 } from '@bridgehead/geometry';
import { driveOf } from '../movement/drive.ts';
import { surroundingsOf, TURN } from '../movement/legs.ts';
import { hitched } from '../movement/tow.ts';
import { machineThere, paceOf, towards, type Vehicle, vehicleOf } from '../movement/vehicle.ts';
import { type Act, type Heading, type Leg, WAYS } from '../moves.ts';
import { machineAt, pieceAt, speedOf } from '../pieces.ts';
import type { Battlefield } from '../playing.ts';
import type { BronepekhotaRefusal } from '../refusals.ts';
import { LEVEL } from '../set-down.ts';
import { STEP } from '../space.ts';
import type { Gun, Machine, PieceId } from '../state.ts';
import type { Reach, WayThere } from './answers.ts';
import { type Arrival, explore } from './explore.ts';
import { crossings, farApart, GRID } from './grid.ts';
import { hitchTo } from './hitching.ts';
import { straightLegs, turnedLegs, turnsTo } from './leg-choices.ts';

type Drive = Extract<Act, { kind: 'drive' }>;

/** BRP-4.2: every place a machine gets to in one move, and what it costs; straight ahead it goes furthest. */
export function reachOfDrive(
  battlefield: Battlefield,
  by: PieceId,
  load?: PieceId,
): Reach | BronepekhotaRefusal {
  const still = driveOf(battlefield, driving(by, []));
  if ('reason' in still) return still;
  const { points, hitch, ...asked } = askedBy(battlefield, by, load);
  if ('reason' in hitch) return hitch;
  const budget = points - hitch.price;
  const turning = turningPoints(battlefield, asked.start, budget);
  const grid = [
    ...turning,
    ...crossings(battlefield, asked.start.at, budget * STEP).filter(isBesides(turning)),
  ];
  const targets = [...grid, ...onTheLines(asked.start, budget).filter(isBesides(grid))];
  const places = explore({ ...asked, targets, turns: turning.length, budget }).map(({ vehicle, price }) => ({
    ...vehicle.at,
    price: hitch.price + price,
    facing: vehicle.heading,
  }));
  return { points, grid: GRID, places };
}

/** The cheapest legs that were found to a place; turned at its end, if a heading is wished for. */
export function wayOfDrive(
  battlefield: Battlefield,
  by: PieceId,
  to: Point3,
  facing: Heading | undefined,
  load?: PieceId,
): WayThere | BronepekhotaRefusal {
  const { points, hitch, ...asked } = askedBy(battlefield, by, load);
  if ('reason' in hitch) return hitch;
  const { start } = asked;
  const budget = points - hitch.price;
  const turning = turningPoints(battlefield, start, budget);
  const level = start.machine.isFlying ? start.at.z : to.z;
  const best = explore({
    ...asked,
    targets: [...turning, to],
    turns: turning.length,
    budget,
    goal: turning.length,
  }).find(({ vehicle }) => Math.abs(vehicle.at.z - level) <= LEVEL);
  const go = (legs: readonly Leg[]) => driven(battlefield, driving(by, legs, load, hitch.legs));
  if (best) return go([...best.legs, ...turnAtEnd(best, facing)]);
  const direct = go(directLegs(start, to));
  const isElsewhere = !('reason' in direct) && direct.contact.length === 0;
  return isElsewhere
    ? { clause: 'BRP-4.2.2', reason: 'way-blocked', figures: { obstacle: 'no-way' } }
    : direct;
}

/** BRP-4.1.1: straight into an enemy, as it stands or after a turn, here or at a place it gets to first. */
export function chargeOfDrive(
  battlefield: Battlefield,
  by: PieceId,
  enemy: PieceId,
): WayThere | BronepekhotaRefusal {
  const { points, hitch: _, ...asked } = askedBy(battlefield, by);
  const { start } = asked;
  const at = pieceAt(battlefield.state, enemy);
  const ahead = WAYS.map((go) => [{ go, by: points * STEP }]);
  const turned = turnedLegs(start, at).legs;
  const found = [...ahead, turned].map((legs) => driven(battlefield, driving(by, legs)));
  const hits = found.filter((way): way is WayThere => !('reason' in way) && way.contact.includes(enemy));
  if (hits.length > 0) return hits.reduce((best, way) => (way.price < best.price ? way : best));
  const targets = turningPoints(battlefield, start, points);
  const least = ({ vehicle, price }: Arrival) => price + turnedLegs(vehicle, at).price;
  const arrivals = explore({ ...asked, targets, turns: targets.length, budget: points - TURN });
  for (const { vehicle, legs } of arrivals.sort((one, other) => least(one) - least(other))) {
    const way = driven(battlefield, driving(by, [...legs, ...turnedLegs(vehicle, at).legs]));
    if (!('reason' in way) && way.contact.includes(enemy)) return way;
  }
  const direct = driven(battlefield, driving(by, directLegs(start, at)));
  return 'reason' in direct ? direct : { clause: 'BRP-4.1.1', reason: 'no-enemy-touched' };
}

/** The cheapest of as it stands and after a turn, whatever is in the way. What is towed only follows. */
function directLegs(start: Vehicle, to: Point): readonly Leg[] {
  const straight = straightLegs(start, to).filter(
    ({ legs }) => !start.towed || legs.every((leg) => 'go' in leg && leg.go === 'forward'),
  );
  return [turnedLegs(start, to), ...straight].reduce((best, way) => (way.price < best.price ? way : best))
    .legs;
}

/** Where it may turn on the way. */
export function turningPoints(battlefield: Battlefield, { at }: Vehicle, points: number): Point[] {
  return crossings(battlefield, at, points * STEP, 2 * GRID);
}

function isBesides(places: readonly Point[]) {
  return (place: Point) => places.every((other) => farApart(place, other) > 1);
}

/** `up` is how it comes to what it tows, if it goes on from there. */
export function driving(by: PieceId, legs: readonly Leg[], load?: PieceId, up: readonly Leg[] = []): Drive {
  if (load === undefined || legs.length === 0) return { kind: 'drive', by, legs: [...up, ...legs] };
  const [from, to] = [up.length, up.length + legs.length];
  const tow = from > 0 ? { piece: load, from, to } : { piece: load, to };
  return { kind: 'drive', by, legs: [...up, ...legs], tow };
}

/** A drive as the way it is. */
export function driven(battlefield: Battlefield, move: Drive): WayThere | BronepekhotaRefusal {
  const { armoury, state } = battlefield;
  const way = driveOf(battlefield, move);
  if ('reason' in way) return way;
  const { price, to, contact, towed } = way;
  const points = speedOf(armoury, state, machineAt(state, move.by));
  return { move, price, points, to, contact, ...(towed && { load: { piece: towed.piece, to: towed.to } }) };
}

export function askedBy(battlefield: Battlefield, by: PieceId, load?: PieceId) {
  const { armoury, state } = battlefield;
  const machine = machineAt(state, by);
  const start = vehicleOf(battlefield, machine);
  const points = speedOf(armoury, state, machine);
  const free = { vehicle: start, legs: [], price: 0 };
  const hitch = load === undefined ? free : hitchTo(battlefield, by, load);
  if (load === undefined || 'reason' in hitch)
    return { battlefield, by, start, around: surroundingsOf(battlefield, machine, [by]), points, hitch };
  const towed = hitched(load, pieceAt(state, load) as Machine | Gun);
  const around = surroundingsOf(battlefield, machineThere(hitch.vehicle), [by, load]);
  return { battlefield, by, start: { ...hitch.vehicle, towed }, around, points, hitch };
}

function turnAtEnd({ vehicle }: Arrival, facing: Heading | undefined): Leg[] {
  if (!facing) return [];
  const { heading } = vehicle;
  const across = heading.x * facing.y - heading.y * facing.x;
  const isSame = across === 0 && heading.x * facing.x + heading.y * facing.y > 0;
  return isSame ? [] : turnsTo(vehicle, facing);
}

/** Places on the lines it goes along without a turn, up to the end of its points. */
function onTheLines(start: Vehicle, points: number): Point[] {
  return WAYS.flatMap((way) => {
    const far = (paceOf(start.kind, way) ?? 0) * points * STEP;
    return Array.from({ length: Math.ceil(far / GRID) }, (_, index) => {
      const { x, y } = towards(start.heading, way, Math.min(far, (index + 1) * GRID));
      return { x: start.at.x + x, y: start.at.y + y };
    });
  });
}
