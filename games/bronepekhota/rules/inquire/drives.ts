import type { Point, Point3 } from '@bridgehead/geometry';
import { driveOf } from '../movement/drive.ts';
import { surroundingsOf, TURN } from '../movement/legs.ts';
import { hitched, refuseTowing } from '../movement/tow.ts';
import { paceOf, towards, type Vehicle, vehicleOf } from '../movement/vehicle.ts';
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
import { turnedLegs, turnsTo } from './leg-choices.ts';

type Drive = Extract<Act, { kind: 'drive' }>;

/** BRP-4.2: every place a machine gets to in one move, and what it costs; straight ahead it goes furthest. */
export function reachOfDrive(
  battlefield: Battlefield,
  by: PieceId,
  load?: PieceId,
): Reach | BronepekhotaRefusal {
  const still = driveOf(battlefield, driving(by, []));
  if ('reason' in still) return still;
  const refusal = refuseLoad(battlefield, by, load);
  if (refusal) return refusal;
  const { points, ...asked } = askedBy(battlefield, by, load);
  const turning = turningPoints(battlefield, asked.start, points);
  const grid = [
    ...turning,
    ...crossings(battlefield, asked.start.at, points * STEP).filter(isBesides(turning)),
  ];
  const targets = [...grid, ...onTheLines(asked.start, points).filter(isBesides(grid))];
  const places = explore({ ...asked, targets, turns: turning.length, budget: points }).map(
    ({ vehicle, price }) => ({
      ...vehicle.at,
      price,
      facing: vehicle.heading,
    }),
  );
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
  const refusal = refuseLoad(battlefield, by, load);
  if (refusal) return refusal;
  const { points, ...asked } = askedBy(battlefield, by, load);
  const { start } = asked;
  const turning = turningPoints(battlefield, start, points);
  const level = start.machine.isFlying ? start.at.z : to.z;
  const best = explore({
    ...asked,
    targets: [...turning, to],
    turns: turning.length,
    budget: points,
    goal: turning.length,
  }).find(({ vehicle }) => Math.abs(vehicle.at.z - level) <= LEVEL);
  if (best) return driven(battlefield, driving(by, [...best.legs, ...turnAtEnd(best, facing)], load), points);
  const direct = driven(battlefield, driving(by, turnedLegs(start, to).legs, load), points);
  const isElsewhere = !('reason' in direct) && direct.contact.length === 0;
  return isElsewhere
    ? { clause: 'BRP-4.2.2', reason: 'way-blocked', figures: { obstacle: 'nowhere' } }
    : direct;
}

/** BRP-4.1.1: straight into an enemy, as it stands or after a turn, here or at a place it gets to first. */
export function chargeOfDrive(
  battlefield: Battlefield,
  by: PieceId,
  enemy: PieceId,
): WayThere | BronepekhotaRefusal {
  const { points, ...asked } = askedBy(battlefield, by);
  const { start } = asked;
  const at = pieceAt(battlefield.state, enemy);
  const ahead = WAYS.map((go) => [{ go, by: points * STEP }]);
  const turned = turnedLegs(start, at).legs;
  const found = [...ahead, turned].map((legs) => driven(battlefield, driving(by, legs), points));
  const hits = found.filter((way): way is WayThere => !('reason' in way) && way.contact.includes(enemy));
  if (hits.length > 0) return hits.reduce((best, way) => (way.price < best.price ? way : best));
  const targets = turningPoints(battlefield, start, points);
  const least = ({ vehicle, price }: Arrival) => price + turnedLegs(vehicle, at).price;
  const arrivals = explore({ ...asked, targets, turns: targets.length, budget: points - TURN });
  for (const { vehicle, legs } of arrivals.sort((one, other) => least(one) - least(other))) {
    const way = driven(battlefield, driving(by, [...legs, ...turnedLegs(vehicle, at).legs]), points);
    if (!('reason' in way) && way.contact.includes(enemy)) return way;
  }
  const direct = driven(battlefield, driving(by, turned), points);
  return 'reason' in direct ? direct : { clause: 'BRP-4.1.1', reason: 'no-enemy-touched' };
}

/** Where it may turn on the way. */
export function turningPoints(battlefield: Battlefield, { at }: Vehicle, points: number): Point[] {
  return crossings(battlefield, at, points * STEP, 2 * GRID);
}

function isBesides(places: readonly Point[]) {
  return (place: Point) => places.every((other) => farApart(place, other) > 1);
}

export function driving(by: PieceId, legs: readonly Leg[], load?: PieceId): Drive {
  const isTowing = load !== undefined && legs.length > 0;
  return { kind: 'drive', by, legs, ...(isTowing && { tow: { piece: load, to: legs.length } }) };
}

/** BRP-10.2 */
function refuseLoad(battlefield: Battlefield, by: PieceId, load?: PieceId): BronepekhotaRefusal | null {
  const { state } = battlefield;
  return load === undefined ? null : refuseTowing(battlefield, machineAt(state, by), state.pieces[load]);
}

function driven(battlefield: Battlefield, move: Drive, points: number): WayThere | BronepekhotaRefusal {
  const way = driveOf(battlefield, move);
  if ('reason' in way) return way;
  const { price, to, contact } = way;
  return { move, price, points, to, contact };
}

export function askedBy(battlefield: Battlefield, by: PieceId, load?: PieceId) {
  const { armoury, state } = battlefield;
  const machine = machineAt(state, by);
  const start = vehicleOf(battlefield, machine);
  const points = speedOf(armoury, state, machine);
  if (load === undefined)
    return { battlefield, by, start, around: surroundingsOf(battlefield, by, machine), points };
  const towed = hitched(load, pieceAt(state, load) as Machine | Gun);
  const around = surroundingsOf(battlefield, by, machine, [load]);
  return { battlefield, by, start: { ...start, towed }, around, points };
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
