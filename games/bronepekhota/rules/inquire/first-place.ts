import type { Point } from '@bridgehead/geometry';
import type { Seat } from '@bridgehead/kernel';
import { besideOf } from '../movement/beside.ts';
import type { Heading, Spot } from '../moves.ts';
import { gunKind, isOnTable, seatOf, squadKind } from '../pieces.ts';
import type { Battlefield } from '../playing.ts';
import { refusePlace } from '../set-up-place.ts';
import { inTheWay, sizeOf, solidAt, touches } from '../space.ts';
import type { Gun, Soldier, State } from '../state.ts';
import type { Zone } from '../zones.ts';
import { farApart } from './grid.ts';

/** So far from a soldier a gun still touches it, in millimetres. */
const GAP = 0.5;
/** Units are set up along this much of the zone, the golden part of it further each time. */
const SPREAD = 0.7;
const GOLDEN = 0.618;
/** A millimetre up is worth so many aside: the ground before roofs. */
const UP = 10;
/** So many by a gun are enough: one serves it and another is there when that one falls. */
const CREW = 2;

/** Where a seat's next unit would stand apart from those before it: the first in the middle of the zone. */
export function laneOf(zone: Zone, state: State, seat: Seat): Point {
  const share = (0.5 + setUp(state, seat) * GOLDEN) % 1;
  const along = 0.5 + (share - 0.5) * SPREAD;
  return zone.depth > zone.width
    ? { x: zone.x + zone.width / 2, y: zone.y + zone.depth * along }
    : { x: zone.x + zone.width * along, y: zone.y + zone.depth / 2 };
}

export function nearest(places: readonly Spot[], wanted: Point): Spot | null {
  const off = (spot: Spot) => farApart(spot, wanted) + spot.z * UP;
  return places.reduce<Spot | null>((best, spot) => (best && off(best) <= off(spot) ? best : spot), null);
}

/** Units that stand on the table. */
function setUp(state: State, seat: Seat): number {
  const own = state.pieces.filter((piece) => isOnTable(piece) && seatOf(state, piece) === seat);
  return new Set(own.map((piece) => (piece.kind === 'soldier' ? piece.squad : piece))).size;
}

/** BRP-2.4: where soldiers who have set up would serve the gun, and stand before no other. */
export function besideCrew(
  battlefield: Battlefield,
  seat: Seat,
  gun: Gun,
  headingAt: (spot: Point) => Heading,
): Spot | null {
  const { armoury, state } = battlefield;
  const others = inTheWay(battlefield, []);
  const gunners = state.pieces.filter(
    (piece): piece is Soldier =>
      piece.kind === 'soldier' && isOnTable(piece) && isFree(battlefield, seat, gun, piece),
  );
  const spots = gunners.flatMap((gunner) => {
    const facing = headingAt(gunner);
    return besideOf(battlefield, gunner, GAP).map(({ x, y, z, facing: out }) => {
      const reach = reachOf(battlefield, gun, facing, out);
      return { x: x + out.x * reach, y: y + out.y * reach, z, facing };
    });
  });
  let best: { spot: Spot; crew: number } | null = null;
  for (const place of spots) {
    const { facing, ...spot } = place;
    if (refusePlace(battlefield, seat, gun, place, others)) continue;
    const there = { ...gun, ...spot, hx: facing.x, hy: facing.y, status: 'table' as const };
    const crew = gunners.filter((gunner) => touches({ armoury }, there, gunner)).length;
    if (crew <= CREW && crew > (best?.crew ?? 0)) best = { spot, crew };
  }
  return best?.spot ?? null;
}

/** One's own, of the rank, and at no gun yet. */
function isFree(battlefield: Battlefield, seat: Seat, gun: Gun, soldier: Soldier): boolean {
  const { armoury, state } = battlefield;
  return (
    seatOf(state, soldier) === seat &&
    squadKind(armoury, state, soldier).rank >= gunKind(armoury, gun).rank &&
    !state.pieces.some((piece) => piece.kind === 'gun' && touches(battlefield, piece, soldier))
  );
}

/** From its middle to its side that looks back along `out`. */
function reachOf({ armoury }: Battlefield, gun: Gun, facing: Heading, out: Point): number {
  const { corners } = solidAt(sizeOf(armoury, gun), { x: 0, y: 0, z: 0, hx: facing.x, hy: facing.y });
  return corners.reduce((far, corner) => Math.max(far, 0 - corner.x * out.x - corner.y * out.y), 0);
}
