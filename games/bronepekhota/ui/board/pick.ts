import { levelsAt, type Point } from '@bridgehead/geometry';
import type { Reach } from '../../rules/inquire/answers.ts';
import { fieldFor } from '../../rules/ground.ts';
import type { Spot } from '../../rules/moves.ts';
import { isOnTable } from '../../rules/pieces.ts';
import { solidOf } from '../../rules/space.ts';
import type { Machine, PieceId } from '../../rules/state.ts';
import type { Scene } from '../scene.ts';
import { along, apart, isInside, minus, rounded } from '../space/vectors.ts';

/** What lies under a finger: the piece it is on, the highest first; else the nearest one that is not further than `slack`. */
export function pieceUnder(
  { pack, view }: Scene,
  point: Point,
  slack: number,
  ceiling: number,
): PieceId | null {
  let best: PieceId | null = null;
  let least = slack;
  let highest = Number.NEGATIVE_INFINITY;
  for (const [id, piece] of view.pieces.entries()) {
    if (!isOnTable(piece) || piece.z > ceiling) continue;
    if (isInside(solidOf(pack, piece).corners, point)) {
      if (piece.z < highest) continue;
      [best, least, highest] = [id, 0, piece.z];
    } else if (least > 0 && apart(piece, point) < least) {
      [best, least] = [id, apart(piece, point)];
    }
  }
  return best;
}

/** The place on the table that is meant: the highest level that is in sight, and of those one that can be reached. */
export function spotUnder(scene: Scene, point: Point, ceiling: number, reach: Reach | null): Spot {
  const { pack, view } = scene;
  const field = fieldFor(pack, view.ground);
  const levels = levelsAt(field, point).filter((level) => level <= ceiling);
  const near = reach?.places.filter((place) => apart(place, point) <= reach.grid) ?? [];
  const level = levels.findLast((z) => near.some((place) => Math.abs(place.z - z) < 1)) ?? levels.at(-1) ?? 0;
  return rounded({ x: point.x, y: point.y, z: level });
}

/** No hand presses exactly where a machine looks: next to that line means on it, or a turn would be paid for nothing. */
export function onItsLine({ x, y, hx, hy }: Machine, point: Point, slack: number): Point {
  const off = minus(point, { x, y });
  const length = Math.hypot(hx, hy) || 1;
  const aside = Math.abs(off.y * hx - off.x * hy) / length;
  return aside > slack ? point : along({ x, y }, { x: hx, y: hy }, (off.x * hx + off.y * hy) / length);
}

/** The nearest of the places that were reached: its price is good enough for a glance. */
export function placeNear(reach: Reach | null, point: Point): Reach['places'][number] | null {
  let best: Reach['places'][number] | null = null;
  let least = reach?.grid ?? 0;
  for (const place of reach?.places ?? []) {
    const far = apart(place, point);
    if (far <= least) [best, least] = [place, far];
  }
  return best;
}
