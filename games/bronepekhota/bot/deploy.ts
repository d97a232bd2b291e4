import { levelsAt, type Point, type Solid } from '@bridgehead/geometry';
import type { Seat } from '@bridgehead/kernel';
import { refuseDeployment } from '../rules/deploy.ts';
import type { Move, Standing } from '../rules/moves.ts';
import { gunKind, isOnTable, pieceAt, seatOf, squadKind } from '../rules/pieces.ts';
import type { Battlefield } from '../rules/playing.ts';
import { sureDeployment } from '../rules/room.ts';
import { refusePlace } from '../rules/set-up-place.ts';
import { inTheWay, isManned, sizeOf, SOLDIER, solidAt } from '../rules/space.ts';
import type { Unit } from '../rules/stage.ts';
import type { Piece } from '../rules/state.ts';
import { piecesOf, waitingUnits } from '../rules/waiting.ts';
import { type Zone, zoneFor } from '../rules/zones.ts';
import { coverFrom } from './lookout.ts';
import { besideOf } from '../rules/movement/beside.ts';
import { headingTo } from './ways.ts';

const GRID = 20;
const EYE = 60;
/** How many millimetres out of its way a squad goes for cover. */
const SHELTER = 40;

type Deploying = Extract<Move, { kind: 'deploy' }>;

/** Guns first, so that whoever serves them can stand by; then squads, those with fewest weapons first; then machines. */
export function deployment(table: Battlefield, seat: Seat): Deploying {
  const units = waitingUnits(table.state, seat);
  const rankOf = (unit: Unit) =>
    'squad' in unit ? 1 + armedPart(table, unit) : pieceAt(table.state, unit.piece).kind === 'gun' ? 0 : 3;
  const unit = units.reduce((best, other) => (rankOf(other) < rankOf(best) ? other : best));
  const places = placesFor(table, seat, unit, units.length);
  const move = places && ({ kind: 'deploy', unit, places } as const);
  return move && !refuseDeployment(table, seat, move) ? move : sureDeployment(table, seat);
}

function armedPart({ armoury, state }: Battlefield, unit: Unit): number {
  const soldiers = piecesOf(state, unit).map((id) => pieceAt(state, id));
  const armed = soldiers.filter(
    (piece) =>
      piece.kind === 'soldier' &&
      squadKind(armoury, state, piece).soldiers[piece.model]?.firearm !== undefined,
  );
  return armed.length / Math.max(1, soldiers.length);
}

function placesFor(table: Battlefield, seat: Seat, unit: Unit, waiting: number): Standing[] | null {
  const { armoury, state } = table;
  const zone = zoneFor(table, seat);
  const foe = foeSide(table, seat);
  const others = inTheWay(table, []);
  const lane = laneOf(zone, waiting);
  const shelters = 'squad' in unit;
  const spots = lattice(table, zone)
    .map((spot) => ({ spot, worth: worthOf(table, shelters, spot, lane, foe) }))
    .sort((one, other) => other.worth - one.worth)
    .map(({ spot }) => ({ ...spot, facing: headingTo(spot, foe) }));
  const places: Standing[] = [];
  const served: Piece[] = [];
  for (const id of piecesOf(state, unit)) {
    const piece = pieceAt(state, id);
    const place = bestPlace(table, seat, piece, spots, foe, others, served);
    if (!place) return null;
    others.push(solidAt(sizeOf(armoury, piece), { ...place, hx: place.facing.x, hy: place.facing.y }));
    places.push(place);
  }
  return places;
}

/** Units spread along the zone: the golden part of it further each time. */
function laneOf({ x, y, width, depth }: Zone, waiting: number): Point {
  const share = (waiting * 0.618) % 1;
  return { x: x + width * (depth > width ? 0.5 : share), y: y + depth * (depth > width ? share : 0.5) };
}

/** Where the enemies come from: the middle of their zones. */
function foeSide(table: Battlefield, seat: Seat): Point {
  const { sides } = table.state;
  const zones = sides.flatMap((side, other) => (side === sides[seat] ? [] : [zoneFor(table, other)]));
  const sum = zones.reduce(
    (total, { x, y, width, depth }) => ({ x: total.x + x + width / 2, y: total.y + y + depth / 2 }),
    { x: 0, y: 0 },
  );
  return { x: sum.x / zones.length, y: sum.y / zones.length };
}

function bestPlace(
  table: Battlefield,
  seat: Seat,
  piece: Piece,
  spots: readonly Standing[],
  foe: Point,
  others: readonly Solid[],
  served: Piece[],
): Standing | null {
  const isFree = (place: Standing) => !refusePlace(table, seat, piece, place, others);
  const byGun = piece.kind === 'soldier' ? gunPlace(table, seat, piece, foe, isFree, served) : null;
  return byGun ?? spots.find(isFree) ?? null;
}

/** Beside a gun that nobody serves yet, looking at the enemy; it goes to those that are `served`. */
function gunPlace(
  table: Battlefield,
  seat: Seat,
  piece: Extract<Piece, { kind: 'soldier' }>,
  foe: Point,
  isFree: (place: Standing) => boolean,
  served: Piece[],
): Standing | null {
  const { armoury, state } = table;
  const { rank } = squadKind(armoury, state, piece);
  for (const gun of state.pieces) {
    if (gun.kind !== 'gun' || !isOnTable(gun) || seatOf(state, gun) !== seat) continue;
    if (rank < gunKind(armoury, gun).rank || isManned(table, gun) || served.includes(gun)) continue;
    const places = besideOf(table, gun)
      .map((place) => ({ ...place, facing: towards(place, foe) }))
      .filter(isFree);
    const [first] = places.sort((one, other) => far(other, foe) - far(one, foe));
    if (!first) continue;
    served.push(gun);
    return first;
  }
  return null;
}

function towards({ facing, ...at }: Standing, foe: Point) {
  const isAhead = facing.x * (foe.x - at.x) + facing.y * (foe.y - at.y) >= 0;
  return isAhead ? facing : { x: 0 - facing.x, y: 0 - facing.y };
}

function far(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function lattice({ field }: Battlefield, { x, y, width, depth }: Zone) {
  const spots: { x: number; y: number; z: number }[] = [];
  for (let across = x + GRID / 2; across < x + width; across += GRID) {
    for (let up = y + GRID / 2; up < y + depth; up += GRID) {
      for (const z of levelsAt(field, { x: across, y: up })) spots.push({ x: across, y: up, z });
    }
  }
  return spots;
}

/** Forward, in the unit's lane, and behind something. */
function worthOf(
  { field }: Battlefield,
  shelters: boolean,
  spot: { x: number; y: number; z: number },
  lane: Point,
  foe: Point,
): number {
  const cover = coverFrom(field, { ...foe, z: EYE }, solidAt(SOLDIER, { ...spot, hx: 1, hy: 0 }), spot);
  const shelter = shelters && cover !== 'none' ? SHELTER : 0;
  return shelter - 0.5 * far(spot, lane) - 0.4 * far(spot, foe);
}
