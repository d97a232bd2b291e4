import type { Point } from '@bridgehead/geometry';
import type { Seat } from '@bridgehead/kernel';
import { missionOf } from './kinds.ts';
import type { Edge } from './mission.ts';
import { pieceAt, seatOf } from './pieces.ts';
import type { Battlefield, Playing } from './playing.ts';
import type { BronepekhotaRefusal } from './refusals.ts';
import { CONTACT, solidOf } from './space.ts';
import { NONE, type Piece, type PieceId } from './state.ts';

const CLAUSE = 'BRP-0.8';

interface EdgeOfTable {
  /** Which way it is. */
  readonly out: Point;
  readonly far: (point: Point, table: { readonly width: number; readonly depth: number }) => number;
}

export const EDGE: Readonly<Record<Edge, EdgeOfTable>> = {
  left: { out: { x: -1, y: 0 }, far: ({ x }) => x },
  right: { out: { x: 1, y: 0 }, far: ({ x }, { width }) => width - x },
  near: { out: { x: 0, y: -1 }, far: ({ y }) => y },
  far: { out: { x: 0, y: 1 }, far: ({ y }, { depth }) => depth - y },
};

/** The edges that a seat may leave the table by. */
export function exitsFor({ armoury, state }: Pick<Battlefield, 'armoury' | 'state'>, seat: Seat): Edge[] {
  const { exits } = missionOf(armoury, state);
  return exits.flatMap(({ side, edge }) => (side === state.sides[seat] ? [edge] : []));
}

/** BRP-0.8: whoever touches an exit edge of its side with points left may go. `there` is the piece where its way ends. */
export function refuseExit(
  battlefield: Battlefield,
  there: Piece,
  pointsLeft: number,
): BronepekhotaRefusal | null {
  const { armoury, field, state } = battlefield;
  const edges = exitsFor(battlefield, seatOf(state, there));
  if (edges.length === 0) return { clause: CLAUSE, reason: 'no-exit' };
  const { corners } = solidOf(armoury, there);
  const isThere = edges.some((edge) => corners.some((corner) => EDGE[edge].far(corner, field) <= CONTACT));
  if (!isThere) return { clause: CLAUSE, reason: 'not-at-the-exit' };
  return pointsLeft > 0 ? null : { clause: CLAUSE, reason: 'exit-needs-points' };
}

/** Out of play and not destroyed, a machine together with its pilot. */
export function goOut({ state, emit }: Playing, id: PieceId): void {
  const piece = pieceAt(state, id);
  piece.status = 'left';
  emit?.({ kind: 'left', piece: id });
  if (piece.kind !== 'machine') return;
  const { pilot } = piece;
  piece.pilot = NONE;
  Object.assign(pieceAt(state, pilot), { status: 'left', machine: NONE });
  emit?.({ kind: 'left', piece: pilot });
}
