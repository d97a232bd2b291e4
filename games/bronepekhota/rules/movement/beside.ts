import { type Point, standing } from '@bridgehead/geometry';
import type { Standing } from '../moves.ts';
import type { Battlefield } from '../playing.ts';
import { LEVEL, placeOf } from '../set-down.ts';
import { foesTouching, inTheWay, SOLDIER, solidAt, solidOf } from '../space.ts';
import type { Machine, PieceId, Soldier } from '../state.ts';

/** Places are tried so far from each other along the sides of a machine, its back to it. */
const EVERY = 10;
/** From the side to the middle of a soldier, with a hair between them. */
const AWAY = 10.5;

/** Where a pilot could get out: touching the machine, able to stand there. */
export function placesBeside(battlefield: Battlefield, machine: Machine, pilot: PieceId): Standing[] {
  const { armoury, field } = battlefield;
  const { corners } = solidOf(armoury, machine);
  const others = inTheWay(battlefield, [pilot]);
  const places: Standing[] = [];
  corners.forEach((from, index) => {
    for (const place of along(from, corners[(index + 1) % corners.length] as Point, machine.z)) {
      if (!standing(field, solidAt(SOLDIER, placeOf(place)), place, others, LEVEL)) places.push(place);
    }
  });
  return places;
}

/** Outside of one side, which has the machine on its left. */
function along(from: Point, to: Point, z: number): Standing[] {
  const side = { x: to.x - from.x, y: to.y - from.y };
  const length = Math.sqrt(side.x * side.x + side.y * side.y);
  const out = { x: side.y / length, y: 0 - side.x / length };
  const count = Math.floor(length / EVERY);
  return Array.from({ length: count + 1 }, (_, index) => {
    const share = count === 0 ? 0.5 : index / count;
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
