import { cheapestWay, levelsAt, type Point, type Point3, priceOf, standing } from '@bridgehead/geometry';
import { leavePilotless } from '../crew.ts';
import { land } from '../landing.ts';
import type { Standing } from '../moves.ts';
import { machineAt, soldierAt, speedOf } from '../pieces.ts';
import type { Battlefield, Playing } from '../playing.ts';
import { alight, LEVEL, placeOf, put, setDown } from '../set-down.ts';
import { CONTACT, foesOf, inTheWay, SOLDIER, solidAt, solidOf } from '../space.ts';
import { NONE, type PieceId, type Soldier } from '../state.ts';
import { isByEnemies, placesBeside } from './beside.ts';
import { ON_FOOT, ROUNDING } from './gaits.ts';

/** Where on the edge it may get off, to the left and right of the nearest point of it. */
const GATES = [0, 100, -100, 200, -200, 300, -300];
/** Whoever runs gives enemies so much room. */
const BERTH = CONTACT + 0.01;
/** How finely it is looked for a place to stop. */
const PACE = 5;

/** BRP-11.2: a pilot who survived by a hair gets out and runs for the nearest edge, and acts no more this tour. */
export function flee(game: Playing, id: PieceId): void {
  const soldier = soldierAt(game.state, id);
  soldier.panics = true;
  if (soldier.machine !== NONE) getOut(game, id, soldier);
  const away = nearestEdge(game, soldier);
  const run = runOf(game, id, soldier, away);
  const end = run.path.at(-1);
  const before = run.path.at(-2) ?? soldier;
  const facing = end ? { x: end.x - before.x, y: end.y - before.y } : away;
  game.emit?.({ kind: 'fled', piece: id, path: run.path, facing, price: run.price });
  if (end) put(soldier, { ...end, facing });
  if (!run.isGone) return;
  soldier.status = 'deserted';
  game.emit?.({ kind: 'deserted', piece: id });
}

/** On the side it runs to, away from enemies; a flyer lands first. */
function getOut(game: Playing, id: PieceId, soldier: Soldier): void {
  const machine = machineAt(game.state, soldier.machine);
  if (machine.isFlying) land(game, soldier.machine);
  leavePilotless(game, soldier.machine);
  const away = nearestEdge(game, machine);
  const ahead = ({ x, y }: Standing) => x * away.x + y * away.y;
  const places = placesBeside(game, machine, id).filter((place) => !isByEnemies(game, soldier, place));
  const [best] = places.sort((one, other) => ahead(other) - ahead(one));
  if (best) alight(game, id, best, 'panic');
  else setDown(game, id, machine, 'panic');
}

/** The way to it: ties go to the lowest y, the highest y, the lowest x, the highest x. */
function nearestEdge({ field }: Battlefield, { x, y }: Point): Point {
  const edges = [
    { far: y, x: 0, y: -1 },
    { far: field.depth - y, x: 0, y: 1 },
    { far: x, x: -1, y: 0 },
    { far: field.width - x, x: 1, y: 0 },
  ];
  const least = Math.min(...edges.map(({ far }) => far));
  return edges.find(({ far }) => far === least) as Point;
}

interface Run {
  readonly path: readonly Point3[];
  readonly price: number;
  readonly isGone: boolean;
}

function runOf(battlefield: Battlefield, id: PieceId, soldier: Soldier, away: Point): Run {
  const { armoury, field, state } = battlefield;
  const foes = foesOf(battlefield, soldier);
  const bystanders = state.pieces.flatMap((piece, other) =>
    other !== id && piece.status === 'table'
      ? [{ solid: solidOf(armoury, piece), berth: foes.includes(other) ? BERTH : 0 }]
      : [],
  );
  const from = { x: soldier.x, y: soldier.y, z: soldier.z };
  const points = speedOf(armoury, state, soldier);
  const ways = gatesOf(battlefield, soldier, away).flatMap(
    (gate) => cheapestWay(field, ON_FOOT, from, gate, bystanders) ?? [],
  );
  const [best] = ways.sort((one, other) => one.price - other.price);
  if (!best) return { path: [], price: 0, isGone: false };
  const path = best.way.slice(1);
  if (best.price <= points) return { path, price: best.price, isGone: true };
  return cutShort(battlefield, id, soldier, best.way, points, (way) => {
    const priced = priceOf(field, ON_FOOT, way, bystanders);
    return 'obstacle' in priced ? null : priced.price;
  });
}

function gatesOf({ field }: Battlefield, { x, y }: Point, away: Point): Point3[] {
  return GATES.flatMap((aside) => {
    const gate = {
      x: away.x === 0 ? x + aside : away.x < 0 ? 0 : field.width,
      y: away.y === 0 ? y + aside : away.y < 0 ? 0 : field.depth,
    };
    return levelsAt(field, gate).map((z) => ({ ...gate, z }));
  });
}

/** As far along the way as its speed allows and it can stand without touching anybody; blocked, it stops. */
function cutShort(
  battlefield: Battlefield,
  id: PieceId,
  soldier: Soldier,
  way: readonly Point3[],
  points: number,
  price: (way: readonly Point3[]) => number | null,
): Run {
  const others = inTheWay(battlefield, [id]);
  for (let leg = way.length - 1; leg > 0; leg--) {
    const from = way[leg - 1] as Point3;
    const before = price(way.slice(0, leg)) ?? points;
    for (const stop of stopsBetween(from, way[leg] as Point3, (points - before) * ON_FOOT.pace)) {
      const path = [...way.slice(0, leg), stop];
      const cost = price(path);
      if (cost === null || cost > points + ROUNDING) continue;
      const place = { ...stop, facing: { x: stop.x - from.x, y: stop.y - from.y } };
      const fault = standing(battlefield.field, solidAt(SOLDIER, placeOf(place)), stop, others, LEVEL);
      if (!fault && !isByEnemies(battlefield, soldier, place))
        return { path: path.slice(1), price: cost, isGone: false };
    }
  }
  return { path: [], price: 0, isGone: false };
}

/** From as far as it gets on a leg back to its start, which is left to the leg before; only the end of what goes up or down. */
function stopsBetween(from: Point3, to: Point3, room: number): Point3[] {
  if (from.z !== to.z) return [to];
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = Math.sqrt(x * x + y * y);
  const far = Math.min(length, room);
  const count = Math.ceil(far / PACE);
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const share = (far - index * PACE) / length;
    return { x: from.x + x * share, y: from.y + y * share, z: from.z };
  });
}
