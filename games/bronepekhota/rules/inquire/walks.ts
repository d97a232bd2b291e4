import {
  type Bystander,
  cheapestWay,
  disc,
  type Point3,
  reach,
  type Solid,
  standing,
  upright,
} from '@bridgehead/geometry';
import { nearestOf } from '../movement/contact.ts';
import { ON_FOOT } from '../movement/gaits.ts';
import { walkOf } from '../movement/walk.ts';
import type { Act, Heading } from '../moves.ts';
import { isOnTable, pieceAt, soldierAt, speedOf } from '../pieces.ts';
import type { Battlefield } from '../playing.ts';
import type { BronepekhotaRefusal } from '../refusals.ts';
import { LEVEL } from '../set-down.ts';
import {
  CONTACT,
  foesOf,
  foesTouching,
  inTheWay,
  overlapsInSpace,
  SOLDIER,
  solidAt,
  solidOf,
} from '../space.ts';
import { NONE, type PieceId, type Soldier } from '../state.ts';
import type { Reach, WayThere } from './answers.ts';
import { facingsFor, fittingFacing } from './facings.ts';
import { farApart, GRID } from './grid.ts';

type Walk = Extract<Act, { kind: 'walk' }>;

/** Whoever goes round an enemy gives it so much room. */
const BERTH = CONTACT + 0.01;
/** A way dearer than so many times the points is not looked for. */
export const FURTHER = 2;
export const BLOCKED: BronepekhotaRefusal = {
  clause: 'BRP-4.1',
  reason: 'way-blocked',
  figures: { obstacle: 'no-way' },
};

const UNTOUCHED: BronepekhotaRefusal = { clause: 'BRP-4.1.1', reason: 'no-enemy-touched' };

/** BRP-4.1: every place a soldier gets to and can stand at without running into anybody, with its price. */
export function reachOfWalk(battlefield: Battlefield, by: PieceId): Reach | BronepekhotaRefusal {
  const { armoury, field, state } = battlefield;
  const soldier = soldierAt(state, by);
  const still = walkOf(battlefield, walking(by, [], { x: soldier.hx, y: soldier.hy }));
  if ('reason' in still) return still;
  const points = speedOf(armoury, state, soldier);
  const others = aroundOf(battlefield, by, soldier);
  const stood = standingRoom(battlefield, by, soldier);
  const from = spotOf(soldier);
  const places = reach(field, ON_FOOT, from, others, points, GRID).flatMap((place) => {
    const came = { x: place.x - from.x, y: place.y - from.y };
    const facing = fittingFacing(battlefield, place, facingsFor(soldier, came), stood);
    return facing ? [{ ...place, facing }] : [];
  });
  return { points, grid: GRID, places };
}

/** The cheapest way there that runs into nobody; where one cannot stand otherwise, it stops in contact. */
export function wayOfWalk(
  battlefield: Battlefield,
  by: PieceId,
  to: Point3,
  facing: Heading | undefined,
): WayThere | BronepekhotaRefusal {
  const { armoury, state } = battlefield;
  const soldier = soldierAt(state, by);
  const points = speedOf(armoury, state, soldier);
  const straight = farApart(soldier, to) / ON_FOOT.pace;
  if (straight > FURTHER * points)
    return { clause: 'BRP-4.1', reason: 'too-far', figures: { price: straight, points } };
  const stood = standingRoom(battlefield, by, soldier);
  const body = upright(disc(to, ON_FOOT.radius), to.z, ON_FOOT.height);
  const isByFoes = keptClearOf(battlefield, soldier).some((foe) => overlapsInSpace(body, foe));
  const others = aroundOf(battlefield, by, soldier, isByFoes ? 0 : BERTH);
  const path = pathTo(battlefield, soldier, to, others, FURTHER * points);
  if (!path) return faultThere(battlefield, soldier, to, stood) ?? BLOCKED;
  const before = path.at(-2) ?? soldier;
  const facings = facingsFor(soldier, { x: to.x - before.x, y: to.y - before.y });
  const faces = facing ?? fittingFacing(battlefield, to, facings, stood) ?? (facings[0] as Heading);
  return walked(battlefield, walking(by, path, faces));
}

/** BRP-4.1.1: the cheapest way into contact with an enemy. */
export function chargeOfWalk(
  battlefield: Battlefield,
  by: PieceId,
  enemy: PieceId,
): WayThere | BronepekhotaRefusal {
  const { armoury, state } = battlefield;
  const soldier = soldierAt(state, by);
  const foe = pieceAt(state, enemy);
  const others = aroundOf(battlefield, by, soldier, BERTH, enemy);
  const near = { ...nearestOf(solidOf(armoury, foe).corners, soldier), z: foe.z };
  const found = [near, spotOf(foe)].flatMap((to) => {
    const path = pathTo(battlefield, soldier, to, others, FURTHER * speedOf(armoury, state, soldier));
    const facing = { x: foe.x - soldier.x, y: foe.y - soldier.y };
    return path ? [walked(battlefield, walking(by, path, facing))] : [];
  });
  const hits = found.filter((way): way is WayThere => !('reason' in way) && way.contact.includes(enemy));
  if (hits.length > 0) return hits.reduce((best, way) => (way.price < best.price ? way : best));
  return found.find((way) => 'reason' in way) ?? (found.length > 0 ? UNTOUCHED : BLOCKED);
}

/** Why nobody can stand there, if that is why no way leads there. */
function faultThere(
  { field }: Battlefield,
  soldier: Soldier,
  to: Point3,
  stood: readonly Solid[],
): BronepekhotaRefusal | null {
  const body = solidAt(SOLDIER, { ...to, hx: soldier.hx, hy: soldier.hy });
  const fault = standing(field, body, to, stood, LEVEL);
  return fault && { clause: 'BRP-0.7', reason: 'cannot-stand', figures: { fault: fault.fault } };
}

export function walking(by: PieceId, path: readonly Point3[], facing: Heading): Walk {
  return { kind: 'walk', by, path, facing };
}

/** A walk as the way it is. */
export function walked(battlefield: Battlefield, move: Walk): WayThere | BronepekhotaRefusal {
  const way = walkOf(battlefield, move);
  if ('reason' in way) return way;
  const { armoury, state } = battlefield;
  const { price, to, contact, pushed } = way;
  const points = speedOf(armoury, state, soldierAt(state, move.by));
  return { move, price, points, to, contact, ...(pushed && { load: pushed }) };
}

export function pathTo(
  { field }: Battlefield,
  soldier: Soldier,
  to: Point3,
  others: readonly Bystander[],
  limit: number,
): readonly Point3[] | null {
  const { x, y } = soldier;
  if (to.x === x && to.y === y && to.z === soldier.z) return [];
  return cheapestWay(field, ON_FOOT, spotOf(soldier), to, others, limit)?.way.slice(1) ?? null;
}

function spotOf({ x, y, z }: Point3): Point3 {
  return { x, y, z };
}

/** Everybody else, foes with room around them, but for those who are touched already: leaving them is free. */
export function aroundOf(
  battlefield: Battlefield,
  by: PieceId,
  soldier: Soldier,
  berth = BERTH,
  but: PieceId = NONE,
): Bystander[] {
  const { armoury, state } = battlefield;
  const feared = fearedBy(battlefield, soldier);
  return state.pieces.flatMap((piece, id) =>
    id !== by && id !== but && isOnTable(piece)
      ? [{ solid: solidOf(armoury, piece), berth: feared.includes(id) ? berth : 0 }]
      : [],
  );
}

/** What a soldier must keep clear of to stand without contact. */
export function standingRoom(battlefield: Battlefield, by: PieceId, soldier: Soldier): Solid[] {
  return [...inTheWay(battlefield, [by]), ...keptClearOf(battlefield, soldier)];
}

function keptClearOf(battlefield: Battlefield, soldier: Soldier): Solid[] {
  const { armoury, state } = battlefield;
  return fearedBy(battlefield, soldier).map((id) => {
    const solid = solidOf(armoury, pieceAt(state, id));
    return { ...solid, radius: solid.radius + BERTH };
  });
}

function fearedBy(battlefield: Battlefield, soldier: Soldier): PieceId[] {
  const near = foesTouching(battlefield, soldier);
  return foesOf(battlefield, soldier).filter((id) => !near.includes(id));
}
