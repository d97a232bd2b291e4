import { type Point, standing } from '@bridgehead/geometry';
import type { Standing } from '../moves.ts';
import type { Battlefield } from '../playing.ts';
import { LEVEL, placeOf } from '../set-down.ts';
import { foesTouching, inTheWay, SOLDIER, solidAt, solidOf } from '../space.ts';
import type { Machine, Piece, Soldier } from '../state.ts';

/** Places are tried so far from each other along the sides of a machine, its back to it. */
const EVERY = 10;
/** From the side to the middle of a soldier, with a hair between them. */
const AWAY = 10.5;

/** Where a pilot could get out: touching the machine, able to stand there. */
export function placesBeside(battlefield: Battlefield, machine: Machine): Standing[] {
  const { armoury, field } = battlefield;
  const { corners } = solidOf(armoury, machine);
  const others = inTheWay(battlefield, []);
  const places: Standing[] = [];
  corners.forEach((from, index) => {
    for (const place of along(from, corners[(index + 1) % corners.length] as Point, machine.z)) {
      if (!standing(field, solidAt(SOLDIER, placeOf(place)), place, others, LEVEL)) places.push(place);
    }
  });
  return places;
}

/** Places that touch a piece in the middle of each of its sides, or so far from it, looking away from it. */
export function besideOf({ armoury }: Battlefield, piece: Piece, away = AWAY): Standing[] {
  const { corners } = solidOf(armoury, piece);
  return corners.map((from, index) => {
    const to = corners[(index + 1) % corners.length] as Point;
    const facing = outOf(from, to);
    return {
      x: (from.x + to.x) / 2 + facing.x * away,
      y: (from.y + to.y) / 2 + facing.y * away,
      z: piece.z,
      facing,
    };
  });
}

/** Away from one side, which has the piece on its left. */
function outOf(from: Point, to: Point): Point {
  const side = { x: to.x - from.x, y: to.y - from.y };
  const length = Math.sqrt(side.x * side.x + side.y * side.y);
  return { x: side.y / length, y: 0 - side.x / length };
}

/** Outside of one side, which has the machine on its left. */
function along(from: Point, to: Point, z: number): Standing[] {
  const side = { x: to.x - from.x, y: to.y - from.y };
  const length = Math.sqrt(side.x * side.x + side.y * side.y);
  const out = outOf(from, to);
  const count = Math.max(1, Math.floor(length / EVERY));
  return Array.from({ length: count + 1 }, (_, index) => {
    const share = index / count;
    return {
      x: from.x + side.x * share + out.x * AWAY,
      y: from.y + side.y * share + out.y * AWAY,
      z,
      facing: out,
    };
  });
}

/** BRP-3.3: away from enemies if such a place exists. */
export function isByEnemies(battlefield: Battlefield, pilot: Soldier, place: Standing): boolean {
  return foesTouching(battlefield, { ...pilot, status: 'table', ...placeOf(place) }).length > 0;
}
