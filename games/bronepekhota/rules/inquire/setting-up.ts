import type { Point, Solid } from '@bridgehead/geometry';
import type { Seat } from '@bridgehead/kernel';
import { refuseDeployment } from '../deploy.ts';
import type { Heading, Move, Spot, Standing } from '../moves.ts';
import type { Battlefield } from '../playing.ts';
import type { BronepekhotaRefusal } from '../refusals.ts';
import { bodyAt, refusePlace } from '../set-up-place.ts';
import { inTheWay } from '../space.ts';
import { isSameUnit, type Unit } from '../stage.ts';
import { piecesOf, waitingUnits } from '../waiting.ts';
import { zoneFor } from '../zones.ts';
import type { Piece, Squad } from '../state.ts';
import type { Room } from './answers.ts';
import { besideCrew, laneOf, nearest } from './first-place.ts';
import { crossings, farApart, GRID, onLevels } from './grid.ts';

type Deploying = Extract<Move, { kind: 'deploy' }>;

const WAITS_NOT: BronepekhotaRefusal = { clause: 'BRP-1.6', reason: 'not-waiting' };
/** A squad stands in ranks of so many, so far apart. */
const ABREAST = 3;
const ASIDE = 45;
const BEHIND = 35;
/** A place is looked for so far from where somebody was to stand, so finely. */
const FURTHEST = 300;
const FINE = 10;

/** BRP-1.6: where the first piece of a unit may be set up, looking that way. */
export function roomFor(
  battlefield: Battlefield,
  unit: Unit,
  wish: Heading | undefined,
): Room | BronepekhotaRefusal {
  const waiting = waitingPieces(battlefield, unit);
  if (!waiting) return WAITS_NOT;
  const { seat, pieces } = waiting;
  const first = pieces[0] as Piece;
  const zone = zoneFor(battlefield, seat);
  const middle = { x: zone.x + zone.width / 2, y: zone.y + zone.depth / 2 };
  const facing = wish ?? inwards(battlefield, middle);
  const others = inTheWay(battlefield, []);
  const all = onLevels(battlefield, crossings(battlefield, middle, (zone.width + zone.depth) / 2));
  const places = all.filter((place) => !refusePlace(battlefield, seat, first, { ...place, facing }, others));
  const wishes = [
    first.kind === 'gun' ? besideCrew(battlefield, seat, first, (spot) => inwards(battlefield, spot)) : null,
    nearest(places, laneOf(zone, battlefield.state, seat)),
  ];
  const isAccepted = (around: Spot) => {
    const formed = formationOf(battlefield, unit, around, wish);
    return 'move' in formed && !refuseDeployment(battlefield, seat, formed.move);
  };
  const around = wishes.find((spot) => spot && isAccepted(spot)) ??
    nearest(places, middle) ?? { ...middle, z: 0 };
  return { zone, grid: GRID, places, around };
}

/**
 * A whole unit round a point in ranks, everybody as near as can be to where it would stand in the open. Whether there is
 * room for others then is not asked: it may yet be adjusted by hand.
 */
export function formationOf(
  battlefield: Battlefield,
  unit: Unit,
  around: Spot,
  wish: Heading | undefined,
): { readonly move: Deploying } | BronepekhotaRefusal {
  const waiting = waitingPieces(battlefield, unit);
  if (!waiting) return WAITS_NOT;
  const { seat, pieces } = waiting;
  const facing = wish ?? inwards(battlefield, around);
  const others = inTheWay(battlefield, []);
  const places: Standing[] = [];
  for (const [index, piece] of pieces.entries()) {
    const wanted = { ...inRanks(around, facing, index, pieces.length), z: around.z };
    const place = nearestPlace(battlefield, seat, piece, { ...wanted, facing }, others);
    if ('reason' in place) return place;
    places.push(place);
    others.push(bodyAt(battlefield, piece, place));
  }
  return { move: { kind: 'deploy', unit, places } };
}

function waitingPieces({ state }: Battlefield, unit: Unit): { seat: Seat; pieces: Piece[] } | null {
  const owner = 'squad' in unit ? state.squads[unit.squad] : state.pieces[unit.piece];
  if (!owner || !('seat' in owner)) return null;
  const { seat } = owner as Pick<Squad, 'seat'>;
  if (!waitingUnits(state, seat).some((other) => isSameUnit(other, unit))) return null;
  return { seat, pieces: piecesOf(state, unit).map((id) => state.pieces[id] as Piece) };
}

/** Towards the middle of the table, straight along the longer way to it. */
function inwards({ field }: Battlefield, from: Point): Heading {
  const [x, y] = [field.width / 2 - from.x, field.depth / 2 - from.y];
  if (Math.abs(x) >= Math.abs(y)) return { x: x >= 0 ? 1 : -1, y: 0 };
  return { x: 0, y: y >= 0 ? 1 : -1 };
}

function inRanks(around: Point, facing: Heading, index: number, count: number): Point {
  const rank = Math.floor(index / ABREAST);
  const ranks = Math.ceil(count / ABREAST);
  const inRank = Math.min(ABREAST, count - rank * ABREAST);
  const aside = ((index % ABREAST) - (inRank - 1) / 2) * ASIDE;
  const ahead = ((ranks - 1) / 2 - rank) * BEHIND;
  const length = Math.sqrt(facing.x * facing.x + facing.y * facing.y);
  const [x, y] = [facing.x / length, facing.y / length];
  return { x: around.x + x * ahead - y * aside, y: around.y + y * ahead + x * aside };
}

/** The nearest place where it may be set up, on that level if it can. */
function nearestPlace(
  battlefield: Battlefield,
  seat: Seat,
  piece: Piece,
  wanted: Standing,
  others: readonly Solid[],
): Standing | BronepekhotaRefusal {
  const there = refusePlace(battlefield, seat, piece, wanted, others);
  if (!there) return wanted;
  const { x, y, z, facing } = wanted;
  for (const off of OFFSETS) {
    const spots = onLevels(battlefield, [{ x: x + off.x, y: y + off.y }]);
    for (const spot of spots.sort((one, other) => Math.abs(one.z - z) - Math.abs(other.z - z))) {
      if (!refusePlace(battlefield, seat, piece, { ...spot, facing }, others)) return { ...spot, facing };
    }
  }
  return there;
}

const OFFSETS: readonly Point[] = offsets();

function offsets(): Point[] {
  const found: Point[] = [];
  for (let y = 0 - FURTHEST; y <= FURTHEST; y += FINE) {
    for (let x = 0 - FURTHEST; x <= FURTHEST; x += FINE) found.push({ x, y });
  }
  const origin = { x: 0, y: 0 };
  return found
    .filter((off) => farApart(origin, off) <= FURTHEST)
    .sort((one, other) => farApart(origin, one) - farApart(origin, other));
}
