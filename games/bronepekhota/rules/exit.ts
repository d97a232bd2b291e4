import type { Point } from '@bridgehead/geometry';
import { missionOf } from './kinds.ts';
import type { Edge } from './mission.ts';
import { pieceAt, seatOf } from './pieces.ts';
import type { Battlefield, Playing } from './playing.ts';
import type { BronepekhotaRefusal } from './refusals.ts';
import { CONTACT, solidOf } from './space.ts';
import { NONE, type Piece, type PieceId } from './state.ts';

const CLAUSE = 'BRP-0.8';

/** How far a point is from an edge of the table. */
const FAR: Readonly<Record<Edge, (point: Point, table: { width: number; depth: number }) => number>> = {
  left: ({ x }) => x,
  right: ({ x }, { width }) => width - x,
  near: ({ y }) => y,
  far: ({ y }, { depth }) => depth - y,
};

/** BRP-0.8: whoever touches an exit edge of its side with points left may go. `there` is the piece where its way ends. */
export function refuseExit(
  { armoury, field, state }: Battlefield,
  there: Piece,
  pointsLeft: number,
): BronepekhotaRefusal | null {
  const side = state.sides[seatOf(state, there)];
  const edges = missionOf(armoury, state).exits.filter((exit) => exit.side === side);
  if (edges.length === 0) return { clause: CLAUSE, reason: 'no-exit' };
  const { corners } = solidOf(armoury, there);
  const isThere = edges.some(({ edge }) => corners.some((corner) => FAR[edge](corner, field) <= CONTACT));
  if (!isThere) return { clause: CLAUSE, reason: 'not-at-the-exit' };
  return pointsLeft > 0 ? null : { clause: CLAUSE, reason: 'exit-needs-points' };
}

/** Out of play and not destroyed, a machine together with its pilot. */
export function goOut({ state, emit }: Playing, id: PieceId): void {
  const piece = pieceAt(state, id);
  piece.status = 'left';
  emit?.({ kind: 'left', piece: id });
  if (piece.kind !== 'machine' || piece.pilot === NONE) return;
  const { pilot } = piece;
  piece.pilot = NONE;
  Object.assign(pieceAt(state, pilot), { status: 'left', machine: NONE });
  emit?.({ kind: 'left', piece: pilot });
}
