import { type Point, type Solid, touch } from '@bridgehead/geometry';
import type { Heading } from '../moves.ts';
import { pieceAt } from '../pieces.ts';
import type { Battlefield } from '../playing.ts';
import { foesOf, foesTouching, solidOf } from '../space.ts';
import type { Piece, PieceId, Placed } from '../state.ts';

/** Whoever stops a mover by being touched (BRP-4.1.1), with their places in space. */
export interface Foes {
  readonly ids: readonly PieceId[];
  readonly solids: readonly Solid[];
  /** Places in `ids` of those touched already: they count only once left. */
  readonly touched: ReadonlySet<number>;
}

/** Nobody stops a flyer by being touched (BRP-4.2.3): to it enemies are in the way like everybody. */
export const NO_FOES: Foes = { ids: [], solids: [], touched: new Set() };

export function foesAround(battlefield: Battlefield, mover: Piece): Foes {
  const { armoury, state } = battlefield;
  const ids = foesOf(battlefield, mover);
  const near = foesTouching(battlefield, mover);
  return {
    ids,
    solids: ids.map((id) => solidOf(armoury, pieceAt(state, id))),
    touched: new Set(ids.flatMap((id, place) => (near.includes(id) ? [place] : []))),
  };
}

/** Whoever stops a mover instead of being in its way. */
export function untouchedOf({ ids, touched }: Foes): PieceId[] {
  return ids.filter((_, place) => !touched.has(place));
}

/** BRP-4.1.1: of those touched before whoever has not been left yet. */
export function stillTouched({ solids, touched }: Foes, body: Solid, within: number): ReadonlySet<number> {
  return new Set([...touched].filter((place) => touch(body, solids[place] as Solid, within)));
}

/** BRP-0.7: foes within reach of where a move or turn ends that were not touched when it began. */
export function metAtEnd(
  battlefield: Battlefield,
  mover: Piece,
  end: Omit<Placed, 'status'>,
  foes: Foes,
): PieceId[] {
  const before = [...foes.touched].map((place) => foes.ids[place]);
  return foesTouching(battlefield, { ...mover, ...end }).filter((id) => !before.includes(id));
}

/** BRP-0.7: whoever is stopped by contact faces along the shortest line to that enemy, or straight away from it. */
export function facingContact(from: Point, enemy: Solid, wish: Heading): Heading {
  const { x, y } = nearestOf(enemy.corners, from);
  const line = { x: x - from.x, y: y - from.y };
  // Taken from 0, since JSON does not know −0.
  return line.x * wish.x + line.y * wish.y >= 0 ? line : { x: 0 - line.x, y: 0 - line.y };
}

export function nearestOf(corners: readonly Point[], from: Point): Point {
  let best: Point = corners[0] as Point;
  let least = Number.POSITIVE_INFINITY;
  corners.forEach((corner, index) => {
    const point = onEdge(corner, corners[(index + 1) % corners.length] as Point, from);
    const [x, y] = [point.x - from.x, point.y - from.y];
    if (x * x + y * y >= least) return;
    least = x * x + y * y;
    best = point;
  });
  return best;
}

function onEdge(one: Point, other: Point, from: Point): Point {
  const [x, y] = [other.x - one.x, other.y - one.y];
  const share = ((from.x - one.x) * x + (from.y - one.y) * y) / (x * x + y * y);
  const t = Math.max(0, Math.min(1, share));
  return { x: one.x + x * t, y: one.y + y * t };
}
