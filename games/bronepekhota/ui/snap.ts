import { type Point, placed } from '@bridgehead/geometry';
import { isOnTable } from '../rules/pieces.ts';
import type { Standing } from '../rules/moves.ts';
import { CONTACT, sizeOf, solidOf } from '../rules/space.ts';
import type { Piece, PieceId } from '../rules/state.ts';
import { isOwn, type Scene } from './scene.ts';
import { apart, rounded } from './space/vectors.ts';

/** Whoever is let go so near, in millimetres, is meant to touch. */
const PULL = 12;
/** Levels that are one. */
const LEVEL = 1;

/** BRP-2.4: a soldier put down by a gun serves it, and so does one by whom a gun is put down. */
export function snapped(
  { pack, view, viewer }: Pick<Scene, 'pack' | 'view' | 'viewer'>,
  id: PieceId,
  place: Standing,
): Standing {
  const piece = view.pieces[id] as Piece;
  const partner = piece.kind === 'soldier' ? 'gun' : piece.kind === 'gun' ? 'soldier' : null;
  const { corners } = placed(sizeOf(pack, piece).outline, { x: 0, y: 0 }, place.facing);
  const spots = view.pieces
    .filter((other) => other.kind === partner && isOnTable(other) && isOwn({ view, viewer }, other))
    .filter(({ z }) => Math.abs(z - place.z) < LEVEL)
    .flatMap((other) => besides(solidOf(pack, other).corners, corners, place));
  const near = spots.filter((spot) => apart(spot, place) <= PULL);
  const [nearest] = near.toSorted((one, other) => apart(one, place) - apart(other, place));
  return nearest ? rounded({ ...place, ...nearest }) : place;
}

/** By each side of a thing, as near to a place as can be. */
function besides(sides: readonly Point[], body: readonly Point[], place: Point): Point[] {
  return sides.map((from, index) => {
    const to = sides[(index + 1) % sides.length] as Point;
    const length = apart(from, to);
    const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length];
    const along = (place.x - from.x) * x + (place.y - from.y) * y;
    const far = Math.min(length, Math.max(0, along));
    // Outside is to the right of each side.
    const away = Math.max(...body.map((corner) => corner.y * x - corner.x * y)) + CONTACT / 2;
    return { x: from.x + x * far + y * away, y: from.y + y * far - x * away };
  });
}
