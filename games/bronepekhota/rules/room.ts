import { levelsAt, type Solid } from '@bridgehead/geometry';
import type { Seat } from '@bridgehead/kernel';
import type { Size } from './armoury.ts';
import { Crowd } from './crowd.ts';
import { areaOf } from './footprint.ts';
import type { Move, Standing } from './moves.ts';
import { pieceAt } from './pieces.ts';
import type { Battlefield } from './playing.ts';
import { refusePlace, solidsAt } from './set-up-place.ts';
import { CONTACT, extentOf, inTheWay, sizeOf, STAND } from './space.ts';
import type { Unit } from './stage.ts';
import type { Gun, Machine, PieceId, Squad, State } from './state.ts';
import { piecesOf, waitingUnits } from './waiting.ts';
import { zoneFor } from './zones.ts';

type Deploying = Extract<Move, { kind: 'deploy' }>;

/** How finely room is looked for, and which ways: turned about, a footprint is much the same. */
const GRID = 10;
const FACINGS = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
];

/** A sure way to set units up close together, and the kind of the first that finds no room, if one does not. */
interface CloseOrder {
  readonly plan: readonly Deploying[];
  readonly crowded: string | null;
}

/**
 * BRP-1.6: the largest first, line by line. Whoever sets its first unit up so is left with the rest of the same plan: while
 * there is one for everything that waits, nobody gets stuck.
 */
export function closeOrder(
  battlefield: Battlefield,
  seat: Seat,
  units: readonly Unit[] = waitingUnits(battlefield.state, seat),
  standing: readonly Solid[] = inTheWay(battlefield, []),
): CloseOrder {
  const others = new Crowd(standing);
  const zone = inZone(battlefield, seat);
  const searches = new Map<Size, Iterator<Standing>>();
  const plan: Deploying[] = [];
  for (const unit of bySize(battlefield, units)) {
    const places: Standing[] = [];
    for (const id of piecesOf(battlefield.state, unit)) {
      const place = nextPlace(zone, seat, id, others, searches);
      if (!place) return { plan, crowded: kindOf(battlefield.state, unit) };
      places.push(place);
      for (const solid of solidsAt(battlefield, pieceAt(battlefield.state, id), place)) others.add(solid);
    }
    plan.push({ kind: 'deploy', unit, places });
  }
  return { plan, crowded: null };
}

/** With the terrain that reaches into the zone: whoever stands wholly inside meets no other. */
function inZone(battlefield: Battlefield, seat: Seat): Battlefield {
  const { field } = battlefield;
  const { x, y, width, depth } = zoneFor(battlefield, seat);
  const grounds = field.grounds.filter(
    ({ box: { left, right, low, high } }) =>
      right >= x - CONTACT &&
      left <= x + width + CONTACT &&
      high >= y - CONTACT &&
      low <= y + depth + CONTACT,
  );
  return { ...battlefield, field: { ...field, grounds } };
}

/** What can be done for certain, where nothing better is found. */
export function sureDeployment(battlefield: Battlefield, seat: Seat): Deploying {
  const [first] = closeOrder(battlefield, seat).plan;
  if (!first) throw new Error('there is no room left in the zone');
  return first;
}

function kindOf(state: State, unit: Unit): string {
  if ('squad' in unit) return (state.squads[unit.squad] as Squad).model;
  return (pieceAt(state, unit.piece) as Machine | Gun).model;
}

function bySize({ armoury, state }: Battlefield, units: readonly Unit[]): Unit[] {
  const area = (unit: Unit) => areaOf(sizeOf(armoury, pieceAt(state, piecesOf(state, unit)[0] as PieceId)));
  return units.toSorted((one, other) => area(other) - area(one));
}

/** Where there was no room for a size before there is none now: its search goes on from its last place. */
function nextPlace(
  battlefield: Battlefield,
  seat: Seat,
  id: PieceId,
  others: Crowd,
  searches: Map<Size, Iterator<Standing>>,
): Standing | null {
  const piece = pieceAt(battlefield.state, id);
  const size = sizeOf(battlefield.armoury, piece);
  const search = searches.get(size) ?? spotsIn(battlefield, seat);
  searches.set(size, search);
  const within = Math.max(extentOf(size), STAND) + CONTACT;
  for (let next = search.next(); !next.done; next = search.next()) {
    const near = others.near(next.value, within);
    if (!refusePlace(battlefield, seat, piece, next.value, near)) return next.value;
  }
  return null;
}

function* spotsIn(battlefield: Battlefield, seat: Seat): Generator<Standing> {
  const zone = zoneFor(battlefield, seat);
  for (let x = zone.x; x <= zone.x + zone.width; x += GRID) {
    for (let y = zone.y; y <= zone.y + zone.depth; y += GRID) {
      for (const z of levelsAt(battlefield.field, { x, y })) {
        for (const facing of FACINGS) yield { x, y, z, facing };
      }
    }
  }
}
