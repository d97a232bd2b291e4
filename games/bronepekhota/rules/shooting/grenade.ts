import {
  disc,
  GRAZE,
  type Point,
  type Point3,
  type Solid,
  topOver,
  unit,
  upright,
} from '@bridgehead/geometry';
import { roll } from '@bridgehead/kernel';
import { pieceAt } from '../pieces.ts';
import type { Battlefield, Playing } from '../playing.ts';
import { SOLDIER, solidOf, STEP } from '../space.ts';
import { NONE, type PieceId } from '../state.ts';
import { burst, victimsOf } from './blast.ts';
import { GRENADE } from './firearms.ts';

/** BRP-7.8: what rises higher than this above its way stops a grenade. */
const LOB = 50;
/** What is so high above the thrower's base is over its head. */
const HEADROOM = SOLDIER.height - GRAZE;

/** It always goes off, so many steps from the thrower as the die says, and hurts everybody there, the thrower too. */
export function throwGrenade(game: Playing, by: PieceId, at: PieceId): void {
  const { chance, emit } = game;
  const { range, blast } = GRENADE;
  const die = roll(chance, range.die);
  const place = burstOf(game, by, at, die * STEP);
  emit?.({ kind: 'grenade', by, at, die, burst: place });
  if (!place) return;
  burst(game, blast, caughtAt(game, place), 'grenade');
}

/** Whoever is near enough to where it goes off. */
function caughtAt(battlefield: Battlefield, place: Point3): PieceId[] {
  const centre = upright(disc(place, 0), place.z, 0);
  return victimsOf(battlefield, centre, GRENADE.blast.within, NONE);
}

/** The chance of everybody who could be caught by it to be caught. */
export function catches(battlefield: Battlefield, by: PieceId, at: PieceId): ReadonlyMap<PieceId, number> {
  const chances = new Map<PieceId, number>();
  const { die: sides } = GRENADE.range;
  for (let die = 1; die <= sides; die++) {
    const place = burstOf(battlefield, by, at, die * STEP);
    for (const id of place ? caughtAt(battlefield, place) : [])
      chances.set(id, (chances.get(id) ?? 0) + 1 / sides);
  }
  return chances;
}

/**
 * Along the line of centres from the edge of the thrower's footprint, even past the target; its level goes from the
 * thrower's base to the target's and stays there. Null off the table.
 */
function burstOf(
  { armoury, field, state }: Battlefield,
  by: PieceId,
  at: PieceId,
  far: number,
): Point3 | null {
  const thrower = pieceAt(state, by);
  const target = pieceAt(state, at);
  const away = { x: target.x - thrower.x, y: target.y - thrower.y };
  const length = Math.sqrt(away.x * away.x + away.y * away.y);
  const towards = unit(length > 0 ? away : { x: thrower.hx, y: thrower.hy });
  const [, edge] = crossing(solidOf(armoury, thrower), thrower, towards);
  // Straight up, every distance is past the target: divided by 0 it is more than 1.
  const levelAfter = (s: number) => thrower.z + (target.z - thrower.z) * Math.min(1, s / length);
  const pointAfter = (s: number) => ({ x: thrower.x + towards.x * s, y: thrower.y + towards.y * s });
  const grounds = field.grounds.flatMap((ground) => {
    const [enters, leaves] = crossing(ground, thrower, towards);
    const isOver = ground.base >= (enters < 0 ? thrower.z + HEADROOM : levelAfter(enters) + LOB);
    return enters < leaves && !isOver ? [{ ground, enters, leaves }] : [];
  });
  let s = edge + far;
  for (const { ground, enters, leaves } of grounds) {
    if (enters < 0) continue;
    const rises = (after: number) => topOver(ground, pointAfter(after)) - levelAfter(after);
    const turns = ground.slope ? [enters, within(length, enters, leaves), leaves] : [enters];
    s = Math.min(s, stopsAfter(rises, turns));
  }
  const point = pointAfter(s);
  if (point.x < 0 || point.y < 0 || point.x > field.width || point.y > field.depth) return null;
  let z = levelAfter(s);
  for (const { ground, enters, leaves } of grounds)
    if (enters < s && s < leaves) z = Math.max(z, topOver(ground, point));
  return { ...point, z };
}

/** The first distance after which a ground rises too high above the way, which changes evenly between those given. */
function stopsAfter(rises: (after: number) => number, distances: readonly number[]): number {
  let before = distances[0] as number;
  if (rises(before) > LOB) return before;
  for (const next of distances) {
    const [low, high] = [rises(before), rises(next)];
    if (high > LOB) return before + ((next - before) * (LOB - low)) / (high - low);
    before = next;
  }
  return Number.POSITIVE_INFINITY;
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
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
