import { levelsAt, type Point, type Point3, placed } from '@bridgehead/geometry';
import { EDGE, exitsFor } from '../exit.ts';
import { driveOf } from '../movement/drive.ts';
import { TURN } from '../movement/legs.ts';
import { paceOf, towards, type Vehicle } from '../movement/vehicle.ts';
import { walkOf } from '../movement/walk.ts';
import { type Act, type Leg, WAYS } from '../moves.ts';
import type { Edge } from '../mission.ts';
import { pieceAt, seatOf } from '../pieces.ts';
import type { Battlefield } from '../playing.ts';
import type { BronepekhotaRefusal } from '../refusals.ts';
import { CONTACT, SOLDIER, STEP, sizeOf } from '../space.ts';
import type { PieceId } from '../state.ts';
import type { WayThere } from './answers.ts';
import { askedBy, driving, turningPoints } from './drives.ts';
import { explore } from './explore.ts';
import { turnsTo } from './leg-choices.ts';
import { onItsTurn } from './turn.ts';
import { reachOfWalk, wayOfWalk } from './walks.ts';

type Found = WayThere | BronepekhotaRefusal;

/** Whoever goes up to an edge stops so far from it, so that rounding puts nobody beyond. */
const MARGIN = CONTACT / 2;
/** So many ways round are tried, the most promising first. */
const TRIES = 16;
/** A way that hardly nears the edge is none. */
const LEAST_SLOPE = 0.1;

/** BRP-0.8: the cheapest way that is found over an edge its side may leave by. */
export function wayOut(battlefield: Battlefield, by: PieceId): Found {
  const mine = onItsTurn(battlefield, by);
  if ('reason' in mine) return mine;
  const piece = pieceAt(mine.state, by);
  const edges = exitsFor(mine, seatOf(mine.state, piece));
  const find = piece.kind === 'machine' ? drivenOut : walkedOut;
  const found = edges.map((edge) => find(mine, by, edge));
  const out = found.filter(isWay);
  if (out.length > 0) return out.reduce((best, way) => (way.price < best.price ? way : best));
  return found[0] ?? { clause: 'BRP-0.8', reason: 'no-exit' };
}

function isWay(found: Found): found is WayThere {
  return !('reason' in found);
}

/** The first that leads out; else why the first does not. */
function firstOut(ways: Iterable<Found>): Found | undefined {
  let refused: Found | undefined;
  for (const way of ways) {
    if (isWay(way)) return way;
    refused ??= way;
  }
  return refused;
}

const BLOCKED: BronepekhotaRefusal = { clause: 'BRP-0.8', reason: 'not-at-the-exit' };

/** Straight out; where something is in the way, from a place near the edge. */
function walkedOut(battlefield: Battlefield, by: PieceId, edge: Edge): Found {
  return firstOut(walksOut(battlefield, by, edge)) ?? BLOCKED;
}

function* walksOut(battlefield: Battlefield, by: PieceId, edge: Edge): Iterable<Found> {
  const { field, state } = battlefield;
  const { out, far } = EDGE[edge];
  const rest = (from: Point, facing: Point) =>
    Math.max(0, far(from, field) - frontOf(SOLDIER.outline, facing, out) - MARGIN);
  const from = (place: Point3, facing: Point): Found => {
    const length = rest(place, facing);
    const spot = { x: place.x + out.x * length, y: place.y + out.y * length };
    const levels = levelsAt(field, spot);
    const z = levels.includes(place.z) ? place.z : (levels[0] ?? 0);
    const way = wayOfWalk(battlefield, by, { ...spot, z }, facing);
    return isWay(way) ? leaving(battlefield, way) : way;
  };
  const soldier = pieceAt(state, by);
  yield from(soldier, out);
  yield from(soldier, cornerwise(out));
  const reach = reachOfWalk(battlefield, by);
  if ('reason' in reach) return;
  const least = (place: { price: number } & Point) => place.price + rest(place, out) / STEP;
  const near = reach.places.filter((place) => rest(place, out) <= reach.grid);
  const promising = near.toSorted((one, other) => least(one) - least(other)).slice(0, TRIES);
  for (const place of promising) yield from(place, out);
}

/** As it stands or after a turn, here or at a place it gets to first. */
function drivenOut(battlefield: Battlefield, by: PieceId, edge: Edge): Found {
  return firstOut(drivesOut(battlefield, by, edge)) ?? BLOCKED;
}

function* drivesOut(battlefield: Battlefield, by: PieceId, edge: Edge): Iterable<Found> {
  const { points, ...asked } = askedBy(battlefield, by);
  const drive = (legs: readonly Leg[]): Found => {
    const move = { ...driving(by, legs), exits: true } as const;
    const way = driveOf(battlefield, move);
    if ('reason' in way) return way;
    return way.isOut ? { move, price: way.price, points, to: way.to, contact: [] } : BLOCKED;
  };
  const straight = [...legsOut(battlefield, asked.start, edge)].toSorted(
    (one, other) => one.price - other.price,
  );
  for (const { legs } of straight) yield drive(legs);
  const targets = turningPoints(battlefield, asked.start, points);
  const round = explore({ ...asked, targets, turns: targets.length, budget: points }).flatMap((arrival) =>
    [...legsOut(battlefield, arrival.vehicle, edge)].map(({ legs, price }) => ({
      legs: [...arrival.legs, ...legs],
      price: arrival.price + price,
    })),
  );
  const promising = round
    .filter(({ price }) => price < points)
    .toSorted((one, other) => one.price - other.price)
    .slice(0, TRIES);
  for (const { legs } of promising) yield drive(legs);
}

/** Up to the edge as it looks, and straight at it after a turn. */
function* legsOut(
  { armoury, field }: Battlefield,
  vehicle: Vehicle,
  edge: Edge,
): Iterable<{ readonly legs: readonly Leg[]; readonly price: number }> {
  const { machine, kind, at, heading } = vehicle;
  const { out, far } = EDGE[edge];
  const { outline } = sizeOf(armoury, machine);
  const rest = (facing: Point) => Math.max(0, far(at, field) - frontOf(outline, facing, out) - MARGIN);
  for (const go of WAYS) {
    const pace = paceOf(kind, go);
    const { x, y } = towards(heading, go, 1);
    const slope = x * out.x + y * out.y;
    if (pace === undefined || slope < LEAST_SLOPE) continue;
    const by = rest(heading) / slope;
    yield { legs: by > 0 ? [{ go, by }] : [], price: by / (pace * STEP) };
  }
  const turns = turnsTo(vehicle, out);
  const by = rest(out);
  yield { legs: [...turns, { go: 'forward', by }], price: turns.length * TURN + by / STEP };
}

function leaving(battlefield: Battlefield, way: WayThere): Found {
  const move = { ...(way.move as Extract<Act, { kind: 'walk' }>), exits: true } as const;
  const gone = walkOf(battlefield, move);
  if ('reason' in gone) return gone;
  return gone.isOut ? { ...way, move } : BLOCKED;
}

/** A corner gets there before the front does. */
function cornerwise({ x, y }: Point): Point {
  const corner = SOLDIER.outline[0] as Point;
  const [ahead, aside] = [Math.abs(corner.x), Math.abs(corner.y)];
  return { x: x * ahead + y * aside, y: y * ahead - x * aside };
}

/** How far a piece that looks there reaches in a direction. */
function frontOf(outline: readonly Point[], facing: Point, out: Point): number {
  const { corners } = placed(outline, { x: 0, y: 0 }, facing);
  return Math.max(...corners.map(({ x, y }) => x * out.x + y * out.y));
}
