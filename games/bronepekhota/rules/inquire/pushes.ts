import { cheapestWay, levelsAt, type Point, type Point3 } from '@bridgehead/geometry';
import { nearestOf } from '../movement/contact.ts';
import { DISC, ON_FOOT } from '../movement/gaits.ts';
import { PUSHING } from '../movement/push.ts';
import type { Act, Heading } from '../moves.ts';
import { pieceAt, soldierAt, speedOf } from '../pieces.ts';
import type { Battlefield } from '../playing.ts';
import type { BronepekhotaRefusal } from '../refusals.ts';
import { CONTACT, solidOf, touches } from '../space.ts';
import type { Piece, PieceId } from '../state.ts';
import type { Reach, WayThere } from './answers.ts';
import { crossings, farApart, GRID } from './grid.ts';
import { aroundOf, walked } from './walks.ts';

type Walk = Extract<Act, { kind: 'walk' }>;

/** Where a soldier may take hold: at so many places along each side, so far from it. */
const HOLDS = 3;
const AWAY = DISC + CONTACT / 2;
/** Whatever is pushed gets to a place but for rounding, or it ran into somebody before. */
const HAIR = 1e-6;
const OUT_OF_REACH: BronepekhotaRefusal = { clause: 'BRP-4.1.5', reason: 'not-at-hand' };

export type Pusher = (to: Point, facing?: Heading) => WayThere | BronepekhotaRefusal;

/** The way up to a place beside the load. */
interface Hold {
  readonly path: readonly Point3[];
  readonly at: Point3;
  readonly price: number;
}

/** BRP-4.1.5: where a gun or load comes to stand when this soldier walks up to it and pushes it straight, into nobody. */
export function reachOfPush(battlefield: Battlefield, by: PieceId, id: PieceId): Reach | BronepekhotaRefusal {
  const { armoury, state } = battlefield;
  const load = pieceAt(state, id);
  const points = speedOf(armoury, state, soldierAt(state, by));
  const holds = holdsOn(battlefield, by, load);
  const here = pushTo(battlefield, by, id, holds, load);
  if ('reason' in here) return here;
  const far = (points - (holds[0] as Hold).price) * PUSHING.pace;
  const places = crossings(battlefield, load, far).flatMap((target) => {
    const way = pushTo(battlefield, by, id, holds, target);
    if ('reason' in way || !way.load || farApart(way.load.to, target) > HAIR) return [];
    const { x, y, z } = way.load.to;
    return [{ x, y, z, price: way.price, facing: way.to.facing }];
  });
  return { points, grid: GRID, places };
}

/** How to push it so that its centre comes to a place; where to take hold is looked for once for all places. */
export function pusherOf(battlefield: Battlefield, by: PieceId, id: PieceId): Pusher {
  let holds: Hold[] | null = null;
  return (to, facing) => {
    holds ??= holdsOn(battlefield, by, pieceAt(battlefield.state, id));
    return pushTo(battlefield, by, id, holds, to, facing);
  };
}

/** From the cheapest hold that allows it, without running into anybody; else why not from the first. */
function pushTo(
  battlefield: Battlefield,
  by: PieceId,
  id: PieceId,
  holds: readonly Hold[],
  to: Point,
  facing?: Heading,
): WayThere | BronepekhotaRefusal {
  const load = pieceAt(battlefield.state, id);
  let first: BronepekhotaRefusal | null = null;
  for (const hold of holds) {
    const end = { x: hold.at.x + to.x - load.x, y: hold.at.y + to.y - load.y };
    for (const z of levelsAt(battlefield.field, end)) {
      const way = walked(battlefield, pushing(battlefield, by, id, hold, { ...end, z }, facing));
      if ('reason' in way) first ??= way;
      else if (way.load && way.contact.length === 0) return way;
    }
  }
  return first ?? OUT_OF_REACH;
}

/** It ends as it pushed, its face to the load, unless somebody wishes otherwise. */
function pushing(
  { armoury, state }: Battlefield,
  by: PieceId,
  id: PieceId,
  hold: Hold,
  end: Point3,
  facing?: Heading,
): Walk {
  const { x, y } = nearestOf(solidOf(armoury, pieceAt(state, id)).corners, hold.at);
  const from = hold.path.length;
  return {
    kind: 'walk',
    by,
    path: [...hold.path, end],
    facing: facing ?? { x: x - hold.at.x, y: y - hold.at.y },
    push: { piece: id, from, to: from + 1 },
  };
}

/** Places beside it that a soldier gets to, the nearest by price first. */
function holdsOn(battlefield: Battlefield, by: PieceId, load: Piece): Hold[] {
  const { armoury, field, state } = battlefield;
  const soldier = soldierAt(state, by);
  const from = { x: soldier.x, y: soldier.y, z: soldier.z };
  const others = aroundOf(battlefield, by, soldier);
  const points = speedOf(armoury, state, soldier);
  const holds: Hold[] = touches(battlefield, soldier, load) ? [{ path: [], at: from, price: 0 }] : [];
  for (const at of besideOf(solidOf(armoury, load).corners, load.z)) {
    const way = cheapestWay(field, ON_FOOT, from, at, others, points);
    if (way) holds.push({ path: way.way.slice(1), at, price: way.price });
  }
  return holds.sort((one, other) => one.price - other.price);
}

function besideOf(corners: readonly Point[], z: number): Point3[] {
  return corners.flatMap((from, index) => {
    const to = corners[(index + 1) % corners.length] as Point;
    const [x, y] = [to.x - from.x, to.y - from.y];
    const length = Math.sqrt(x * x + y * y);
    return Array.from({ length: HOLDS }, (_, place) => {
      const share = (2 * place + 1) / (2 * HOLDS);
      return {
        x: from.x + x * share + (y / length) * AWAY,
        y: from.y + y * share - (x / length) * AWAY,
        z,
      };
    });
  });
}
