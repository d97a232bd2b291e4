import type { Point } from '@bridgehead/geometry';
import type { Act, Leg } from '../../rules/moves.ts';
import type { Piece } from '../../rules/state.ts';
import { along } from '../space/vectors.ts';

/** The line a move is drawn with, from where the piece stands. */
export function lineOf(piece: Piece, move: Act): readonly Point[] {
  switch (move.kind) {
    case 'walk':
      return [piece, ...move.path];
    case 'jump':
      return [piece, move.to];
    case 'drive':
      return legsLine(piece, move.legs);
    default:
      return [];
  }
}

/** BRP-4.2: along and across the heading, turning on the spot. */
export function legsLine(piece: Piece, legs: readonly Leg[]): readonly Point[] {
  let heading: Point = { x: piece.hx, y: piece.hy };
  const line: Point[] = [piece];
  for (const leg of legs) {
    if ('turn' in leg) heading = leg.turn;
    else line.push(along(line.at(-1) as Point, sideOf(heading, leg.go), leg.by));
  }
  return line;
}

function sideOf({ x, y }: Point, go: 'forward' | 'back' | 'left' | 'right'): Point {
  switch (go) {
    case 'forward':
      return { x, y };
    case 'back':
      return { x: -x, y: -y };
    case 'left':
      return { x: -y, y: x };
    case 'right':
      return { x: y, y: -x };
  }
}
