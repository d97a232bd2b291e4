import { levelsAt } from '@bridgehead/geometry';
import { type Chance, pick } from '@bridgehead/kernel';
import { EDGE, exitsFor } from '../exit.ts';
import type { Act } from '../moves.ts';
import { pieceAt, seatOf } from '../pieces.ts';
import type { Battlefield } from '../playing.ts';
import { sizeOf } from '../space.ts';
import type { PieceId } from '../state.ts';

/** Straight out over an edge that it may leave by, near enough or not; nothing where there is none. */
export function randomExit(battlefield: Battlefield, by: PieceId, chance: Chance): Act | null {
  const { armoury, field, state } = battlefield;
  const piece = pieceAt(state, by);
  const edges = exitsFor(battlefield, seatOf(state, piece));
  if (edges.length === 0) return null;
  const { out, far } = EDGE[pick(edges, chance)];
  const front = Math.max(...sizeOf(armoury, piece).outline.map(({ x }) => x));
  const length = Math.max(0, far(piece, field) - front);
  if (piece.kind === 'machine') {
    return { kind: 'drive', by, legs: [{ turn: out }, { go: 'forward', by: length }], exits: true };
  }
  const spot = { x: piece.x + out.x * length, y: piece.y + out.y * length };
  const [z] = levelsAt(field, spot);
  return z === undefined ? null : { kind: 'walk', by, path: [{ ...spot, z }], facing: out, exits: true };
}
