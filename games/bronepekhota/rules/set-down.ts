import { nearestStanding, type Point3 } from '@bridgehead/geometry';
import type { Size } from './armoury.ts';
import type { SETTINGS } from './events.ts';
import type { Standing } from './moves.ts';
import { soldierAt } from './pieces.ts';
import type { Battlefield, Playing } from './playing.ts';
import { inTheWay, SOLDIER, solidAt } from './space.ts';
import { NONE, type PieceId, type Placed } from './state.ts';

/** BRP-4.2.3, BRP-5.4: where places are looked for, and how level they must be (BRP-0.7). */
const GRID = 10;
export const LEVEL = 1;

type Where = Omit<Placed, 'status'>;

/**
 * The centre, or else the nearest place where it can stand, on the highest level that is not above. On a table of somebody's
 * own there may be none: then it is the centre after all.
 */
export function nearestPlace(
  battlefield: Battlefield,
  size: Size,
  from: Where,
  but: readonly PieceId[],
): Point3 {
  const centre = { x: from.x, y: from.y, z: from.z };
  const bodyAt = ({ x, y, z }: Point3) => solidAt(size, { ...from, x, y, z });
  const found = nearestStanding(battlefield.field, centre, bodyAt, inTheWay(battlefield, but), {
    grid: GRID,
    tolerance: LEVEL,
    level: (levels) => levels.findLast((level) => level <= from.z + LEVEL),
  });
  return found ?? centre;
}

/** A soldier comes to stand where its machine is or was. */
export function setDown(game: Playing, id: PieceId, from: Where, how: (typeof SETTINGS)[number]): void {
  const place = nearestPlace(game, SOLDIER, from, []);
  alight(game, id, { ...place, facing: { x: from.hx, y: from.hy } }, how);
}

/** On foot again. */
export function alight(
  { state, emit }: Playing,
  id: PieceId,
  to: Standing,
  how: (typeof SETTINGS)[number],
): void {
  const soldier = soldierAt(state, id);
  soldier.status = 'table';
  soldier.machine = NONE;
  put(soldier, to);
  emit?.({ kind: 'setDown', piece: id, to, how, hasActed: soldier.hasActed });
}

export function put(piece: Placed, { x, y, z, facing }: Standing): void {
  piece.x = x;
  piece.y = y;
  piece.z = z;
  piece.hx = facing.x;
  piece.hy = facing.y;
}

export function placeOf({ x, y, z, facing }: Standing) {
  return { x, y, z, hx: facing.x, hy: facing.y };
}
