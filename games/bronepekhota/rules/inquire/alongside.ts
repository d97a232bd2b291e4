import { placed, type Point } from '@bridgehead/geometry';
import { DISC, ON_FOOT } from '../movement/gaits.ts';
import { machineThere, paceOf, type Vehicle, type WayOfGoing } from '../movement/vehicle.ts';
import { hasPlatform } from '../kinds.ts';
import { type Leg, type Standing, WAYS } from '../moves.ts';
import { machineAt, machineKind, pieceAt, soldierAt, speedOf } from '../pieces.ts';
import type { Battlefield } from '../playing.ts';
import type { BronepekhotaRefusal } from '../refusals.ts';
import { CONTACT, farFrom, isBehind, SOLDIER, solidOf, STEP, touches } from '../space.ts';
import type { Piece, PieceId, Soldier } from '../state.ts';
import type { WayThere } from './answers.ts';
import { askedBy, driven, driving, turningPoints } from './drives.ts';
import { type Arrival, explore } from './explore.ts';
import { fittingFacing } from './facings.ts';
import { farApart } from './grid.ts';
import { upTo } from './hitching.ts';
import { turnsTo } from './leg-choices.ts';
import { onItsTurn } from './turn.ts';
import { aroundOf, BLOCKED, FURTHER, pathTo, standingRoom, walked, walking } from './walks.ts';

type Found = WayThere | BronepekhotaRefusal;

/** At so many places along each side of a thing a soldier may come to stand. */
const PLACES = 3;
const NO_ROOM: BronepekhotaRefusal = {
  clause: 'BRP-0.7',
  reason: 'cannot-stand',
  figures: { fault: 'piece' },
};
const UNTOUCHED: BronepekhotaRefusal = { clause: 'BRP-0.4', reason: 'not-alongside' };

/**
 * BRP-0.4: the cheapest way to touch something that stops nobody: a gun to be served or taken, a machine to be boarded or
 * mended, what is to be led. No hand puts anybody within a millimetre of it.
 */
export function wayAlongside(battlefield: Battlefield, by: PieceId, id: PieceId): Found {
  const mine = onItsTurn(battlefield, by);
  if ('reason' in mine) return mine;
  return pieceAt(mine.state, by).kind === 'machine' ? drivenTo(mine, by, id) : walkedTo(mine, by, id);
}

function walkedTo(battlefield: Battlefield, by: PieceId, id: PieceId): Found {
  const { armoury, state } = battlefield;
  const soldier = soldierAt(state, by);
  const limit = FURTHER * speedOf(armoury, state, soldier);
  const others = aroundOf(battlefield, by, soldier);
  const stood = standingRoom(battlefield, by, soldier);
  let best: WayThere | null = null;
  let refused: BronepekhotaRefusal | null = null;
  for (const place of placesBy(battlefield, soldier, pieceAt(state, id))) {
    if (farApart(soldier, place) / ON_FOOT.pace >= (best?.price ?? Number.POSITIVE_INFINITY)) break;
    if (!fittingFacing(battlefield, place, [place.facing], stood)) continue;
    const { x, y, z, facing } = place;
    const path = pathTo(battlefield, soldier, { x, y, z }, others, limit);
    const way = path && walked(battlefield, walking(by, path, facing));
    if (!way) refused ??= noWay(soldier, place, limit / FURTHER);
    else if ('reason' in way) refused ??= way;
    else if (!best || way.price < best.price) best = way;
  }
  return best ?? refused ?? NO_ROOM;
}

/** Too far away, with what it would cost at least; or whatever is in the way. */
function noWay(soldier: Soldier, to: Point, points: number): BronepekhotaRefusal {
  const price = farApart(soldier, to) / ON_FOOT.pace;
  return price > points ? { clause: 'BRP-4.1', reason: 'too-far', figures: { price, points } } : BLOCKED;
}

/** The nearest first. Whoever comes there looks, as nearly as there is room, where it looked before. */
function placesBy({ armoury }: Battlefield, soldier: Soldier, object: Piece): Standing[] {
  const { corners } = solidOf(armoury, object);
  const places = corners.flatMap((from, index) => {
    const to = corners[(index + 1) % corners.length] as Point;
    const length = farApart(from, to);
    const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
    const out = { x: along.y, y: 0 - along.x };
    const isAside = Math.abs(soldier.hx * along.x + soldier.hy * along.y) > Math.abs(ahead(soldier, out));
    const axis = isAside ? along : out;
    const facing = ahead(soldier, axis) >= 0 ? axis : { x: 0 - axis.x, y: 0 - axis.y };
    const away = Math.max(DISC, halfOf(facing, out)) + CONTACT / 2;
    return Array.from({ length: PLACES }, (_, place) => {
      const share = ((2 * place + 1) / (2 * PLACES)) * length;
      const x = from.x + along.x * share + out.x * away;
      const y = from.y + along.y * share + out.y * away;
      return { x, y, z: object.z, facing };
    });
  });
  return places.sort((one, other) => farApart(soldier, one) - farApart(soldier, other));
}

function ahead({ hx, hy }: Soldier, { x, y }: Point): number {
  return hx * x + hy * y;
}

/** How far a soldier that looks there reaches in a direction. */
function halfOf(facing: Point, out: Point): number {
  const { corners } = placed(SOLDIER.outline, { x: 0, y: 0 }, facing);
  return Math.max(...corners.map(({ x, y }) => x * out.x + y * out.y));
}

/** A platform comes with its rear edge, everybody else as it is cheapest. */
function drivenTo(battlefield: Battlefield, by: PieceId, id: PieceId): Found {
  const { armoury, state } = battlefield;
  const machine = machineAt(state, by);
  const object = pieceAt(state, id);
  const isPlatform = hasPlatform(armoury, machineKind(armoury, machine), machine.weapons);
  const go = (legs: readonly Leg[]): Found => {
    const way = driven(battlefield, driving(by, legs));
    if ('reason' in way) return way;
    const { x, y, z, facing } = way.to;
    const there = { ...machine, x, y, z, hx: facing.x, hy: facing.y };
    const isThere = isPlatform ? isBehind(battlefield, there, object) : touches(battlefield, there, object);
    return isThere && way.contact.length === 0 ? way : UNTOUCHED;
  };
  const { points, hitch: _, ...asked } = askedBy(battlefield, by);
  const price = farFrom(battlefield, machine, object) / STEP;
  if (price > points + CONTACT / STEP)
    return { clause: 'BRP-4.2', reason: 'too-far', figures: { price, points } };
  const from = (vehicle: Vehicle) => [...legsTo(battlefield, vehicle, object, isPlatform)];
  const found = from(asked.start).map(go);
  const ways = found.filter((way): way is WayThere => !('reason' in way));
  if (ways.length > 0) return ways.reduce((best, way) => (way.price < best.price ? way : best));
  const targets = turningPoints(battlefield, asked.start, points);
  const least = ({ vehicle, price }: Arrival) =>
    price + (farFrom(battlefield, machineThere(vehicle), object) - CONTACT) / STEP;
  const arrivals = explore({ ...asked, targets, turns: targets.length, budget: points });
  let best: WayThere | null = null;
  for (const arrival of arrivals.sort((one, other) => least(one) - least(other))) {
    if (best && least(arrival) >= best.price) break;
    for (const last of from(arrival.vehicle)) {
      const way = go([...arrival.legs, ...last]);
      if (!('reason' in way) && (!best || way.price < best.price)) best = way;
    }
  }
  if (best) return best;
  return found.find((way) => 'reason' in way && way !== UNTOUCHED) ?? UNTOUCHED;
}

/** As it stands, and after a turn towards it, or away from it. */
function* legsTo(
  battlefield: Battlefield,
  vehicle: Vehicle,
  object: Piece,
  isPlatform: boolean,
): Iterable<readonly Leg[]> {
  const ways: readonly WayOfGoing[] = isPlatform
    ? ['back']
    : WAYS.filter((way) => paceOf(vehicle.kind, way) !== undefined);
  for (const way of ways) {
    const leg = upTo(battlefield, vehicle, way, object);
    if (leg) yield [leg];
  }
  // Right beneath it or above no turn brings it any nearer.
  if (farApart(vehicle.at, object) < CONTACT) return;
  const sign = isPlatform ? -1 : 1;
  const heading = { x: (object.x - vehicle.at.x) * sign, y: (object.y - vehicle.at.y) * sign };
  const leg = upTo(battlefield, { ...vehicle, heading }, isPlatform ? 'back' : 'forward', object);
  if (leg) yield [...turnsTo(vehicle, heading), leg];
}
