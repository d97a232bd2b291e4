import { disc, type Point, type Point3, type Solid, topOver, upright } from '@bridgehead/geometry';
import { roll } from '@bridgehead/kernel';
import { pieceAt } from '../pieces.ts';
import type { Playing } from '../playing.ts';
import { solidOf, STEP } from '../space.ts';
import { NONE, type PieceId } from '../state.ts';
import { burst, victimsOf } from './blast.ts';
import { GRENADE } from './firearms.ts';

/** BRP-7.8: what rises higher than this above its way stops a grenade. */
const LOB = 50;

/** It always goes off, so many steps from the thrower as the die says, and hurts everybody there, the thrower too. */
export function throwGrenade(game: Playing, by: PieceId, at: PieceId): void {
  const { chance, emit } = game;
  const { range, blast } = GRENADE;
  const die = roll(chance, range.die);
  const place = burstOf(game, by, at, die * STEP);
  emit?.({ kind: 'grenade', by, at, die, burst: place });
  if (!place || !blast) return;
  const centre = upright(disc(place, 0), place.z, 0);
  burst(game, blast, victimsOf(game, centre, blast.within, NONE), 'grenade');
}

/**
 * Along the line of centres from the edge of the thrower's footprint, even past the target; its level goes from the
 * thrower's base to the target's and stays there. Null off the table.
 */
function burstOf({ armoury, field, state }: Playing, by: PieceId, at: PieceId, far: number): Point3 | null {
  const thrower = pieceAt(state, by);
  const target = pieceAt(state, at);
  const away = { x: target.x - thrower.x, y: target.y - thrower.y };
  const length = Math.sqrt(away.x * away.x + away.y * away.y);
  const towards = length > 0 ? { x: away.x / length, y: away.y / length } : { x: thrower.hx, y: thrower.hy };
  const [, edge] = crossing(solidOf(armoury, thrower), thrower, towards);
  const levelAfter = (s: number) =>
    length > 0 ? thrower.z + (target.z - thrower.z) * Math.min(1, s / length) : target.z;
  let s = edge + far;
  for (const ground of field.grounds) {
    const [enters, leaves] = crossing(ground, thrower, towards);
    if (enters < leaves && enters >= 0 && enters < s && isWall(ground, levelAfter(enters))) s = enters;
  }
  const point = { x: thrower.x + towards.x * s, y: thrower.y + towards.y * s };
  if (point.x < 0 || point.y < 0 || point.x > field.width || point.y > field.depth) return null;
  let z = levelAfter(s);
  for (const ground of field.grounds) {
    const [enters, leaves] = crossing(ground, thrower, towards);
    if (enters < s && s < leaves && ground.base <= z + LOB) z = Math.max(z, topOver(ground, point));
  }
  return { ...point, z };
}

function isWall({ base, top }: Solid, level: number): boolean {
  return top > level + LOB && base < level + LOB;
}

/** From which distance along a ray to which it is inside a convex outline; the first above the second if never. */
function crossing(
  { corners }: Pick<Solid, 'corners'>,
  from: Point,
  towards: Point,
): readonly [number, number] {
  let enters = Number.NEGATIVE_INFINITY;
  let leaves = Number.POSITIVE_INFINITY;
  corners.forEach((corner, index) => {
    const next = corners[(index + 1) % corners.length] as Point;
    const edge = { x: next.x - corner.x, y: next.y - corner.y };
    const off = edge.x * (from.y - corner.y) - edge.y * (from.x - corner.x);
    const turn = edge.x * towards.y - edge.y * towards.x;
    if (turn > 0) enters = Math.max(enters, -off / turn);
    else if (turn < 0) leaves = Math.min(leaves, -off / turn);
    else if (off < 0) enters = Number.POSITIVE_INFINITY;
  });
  return [enters, leaves];
}
