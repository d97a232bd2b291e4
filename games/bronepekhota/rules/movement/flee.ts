import {
  type Bystander,
  type CheapestWay,
  cheapestWay,
  type Field,
  levelsAt,
  type Point,
  type Point3,
  type Priced,
  priceOf,
  standing,
  type Stretch,
} from '@bridgehead/geometry';
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
/** Whoever finds no way out among so many legs stays: a table must not wait for it. */
const PATIENCE = 300_000;
/** How finely it is looked for a place to stop. */
const PACE = 5;
const NO_WAY: Priced = { price: Number.POSITIVE_INFINITY, stretches: [] };

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

/** On the side it runs to, away from enemies if such a place exists; a flyer lands first. */
function getOut(game: Playing, id: PieceId, soldier: Soldier): void {
  const machine = machineAt(game.state, soldier.machine);
  if (machine.isFlying) land(game, soldier.machine);
  leavePilotless(game, soldier.machine);
  const away = nearestEdge(game, machine);
  const ahead = ({ x, y }: Standing) => x * away.x + y * away.y;
  const places = placesBeside(game, machine).sort((one, other) => ahead(other) - ahead(one));
  const best = places.find((place) => !isByEnemies(game, soldier, place)) ?? places[0];
  if (best) alight(game, id, best, 'panic');
  else setDown(game, id, machine, 'panic');
}

/** The way to it: ties go to the lowest y, the highest y, the lowest x, the highest x. */
function nearestEdge({ field }: Battlefield, { x, y }: Point): Point {
  const edges = [
    { far: y, away: { x: 0, y: -1 } },
    { far: field.depth - y, away: { x: 0, y: 1 } },
    { far: x, away: { x: -1, y: 0 } },
    { far: field.width - x, away: { x: 1, y: 0 } },
  ];
  return edges.reduce((near, edge) => (edge.far < near.far ? edge : near)).away;
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
  const best = cheapestTo(field, from, gatesOf(battlefield, soldier, away), bystanders);
  if (!best) return { path: [], price: 0, isGone: false };
  const path = best.way.slice(1);
  if (best.price <= points + ROUNDING) return { path, price: best.price, isGone: true };
  return cutShort(battlefield, id, soldier, best.way, points, (way) => {
    const priced = priceOf(field, ON_FOOT, way, bystanders);
    return 'obstacle' in priced ? NO_WAY : priced;
  });
}

/** The gate that costs least: what is dearer than the best so far is not looked for. */
function cheapestTo(
  field: Field,
  from: Point3,
  gates: readonly Point3[],
  bystanders: readonly Bystander[],
): CheapestWay | null {
  let best: CheapestWay | null = null;
  const patience = { legs: PATIENCE };
  for (const gate of gates) {
    const found = cheapestWay(field, ON_FOOT, from, gate, bystanders, best?.price, patience);
    if (found && found.price < (best?.price ?? Number.POSITIVE_INFINITY)) best = found;
  }
  return best;
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
  priced: (way: readonly Point3[]) => Priced,
): Run {
  const others = inTheWay(battlefield, [id]);
  for (let leg = way.length - 1; leg > 0; leg--) {
    const from = way[leg - 1] as Point3;
    const before = priced(way.slice(0, leg)).price;
    const { stretches } = priced(way.slice(leg - 1, leg + 1));
    for (const stop of stopsOn(stretches, (points - before) * ON_FOOT.pace)) {
      const path = [...way.slice(0, leg), stop];
      const cost = priced(path).price;
      if (cost > points + ROUNDING) continue;
      const place = { ...stop, facing: { x: stop.x - from.x, y: stop.y - from.y } };
      const fault = standing(battlefield.field, solidAt(SOLDIER, placeOf(place)), stop, others, LEVEL);
      if (!fault && !isByEnemies(battlefield, soldier, place))
        return { path: path.slice(1), price: cost, isGone: false };
    }
  }
  return { path: [], price: 0, isGone: false };
}

/** From as far as it gets on a leg back to its start, which is left to the leg before; nobody stops on a slope. */
function stopsOn(stretches: readonly Stretch[], room: number): Point3[] {
  const stops: Point3[][] = [];
  let left = room;
  for (const { from, to } of stretches) {
    const [x, y] = [to.x - from.x, to.y - from.y];
    const length = Math.sqrt(x * x + y * y);
    const far = Math.min(length, left);
    left -= length;
    const count = Math.ceil(far / PACE);
    const found = Array.from({ length: Math.max(0, count) }, (_, index) => {
      const share = (far - index * PACE) / length;
      return { x: from.x + x * share, y: from.y + y * share, z: to.z };
    });
    stops.unshift(found);
  }
  return stops.flat();
}
