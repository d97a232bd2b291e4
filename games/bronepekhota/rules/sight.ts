import { look, placed, rectangle, type Sight, type Solid, upright } from '@bridgehead/geometry';
import type { Cover } from './events.ts';
import { isOnTable, pieceAt, seatOf } from './pieces.ts';
import type { Battlefield } from './playing.ts';
import { muzzleOf } from './shooting/firearms.ts';
import { sizeOf, SOLDIER, solidOf, touches } from './space.ts';
import type { Shot } from './stage.ts';
import type { Piece, PieceId, Soldier } from './state.ts';

/** BRP-7.3.2: to sight a soldier is narrower than its base. */
const FIGURE = rectangle(16, 16);

/** What hides a target: a piece of the terrain, or a piece of somebody's. */
export type Blocker = { readonly terrain: number } | { readonly piece: PieceId };

export interface SightOfTarget {
  /** Null where nothing is seen: no shot. */
  readonly cover: Cover | null;
  readonly seen: number;
  readonly lines: number;
  /** How many are seen of each upright row of lines, from the looker's right: what a drawing from above can show. */
  readonly columns: readonly number[];
  /** Who hides how many of the lines, the most first. */
  readonly blockers: readonly { readonly by: Blocker; readonly lines: number }[];
}

/** How much of a target is seen from where a shot would come from. */
export function sightOf(battlefield: Battlefield, by: PieceId, shot: Shot, at: PieceId): SightOfTarget {
  const { grounds } = battlefield.field;
  const { sight, pieces } = lookFrom(battlefield, by, shot, at);
  const { seen, columns, rows, blockers } = sight;
  const who = (index: number): Blocker => {
    const ground = grounds[index];
    return ground ? { terrain: ground.piece } : { piece: pieces[index - grounds.length] as PieceId };
  };
  return {
    cover: coverOf(seen, columns * rows),
    seen,
    lines: columns * rows,
    columns: seenColumns(blockers, columns),
    blockers: tally(blockers, who),
  };
}

/** The same, where nobody asks who hides it. */
export function coverAt(battlefield: Battlefield, by: PieceId, shot: Shot, at: PieceId): Cover | null {
  const { seen, columns, rows } = lookFrom(battlefield, by, shot, at).sight;
  return coverOf(seen, columns * rows);
}

/** What is seen past the terrain and then past those pieces. */
function lookFrom(
  battlefield: Battlefield,
  by: PieceId,
  shot: Shot,
  at: PieceId,
): { readonly sight: Sight; readonly pieces: readonly PieceId[] } {
  const { armoury, field, state } = battlefield;
  const muzzle = pieceAt(state, muzzleOf(by, shot));
  const target = pieceAt(state, at);
  const solids: Solid[] = field.grounds.slice();
  const pieces: PieceId[] = [];
  for (let id = 0; id < state.pieces.length; id++) {
    const piece = pieceAt(state, id);
    if (piece === muzzle || piece === target || !isOnTable(piece)) continue;
    if (isCrew(battlefield, by, muzzle, piece)) continue;
    solids.push(piece.kind === 'soldier' ? figureOf(piece) : solidOf(armoury, piece));
    pieces.push(id);
  }
  const eye = { x: muzzle.x, y: muzzle.y, z: muzzle.z + sizeOf(armoury, muzzle).eye };
  return { sight: look(eye, solidOf(armoury, target), target, solids), pieces };
}

export function figureOf({ x, y, z, hx, hy }: Soldier): Solid {
  return upright(placed(FIGURE, { x, y }, { x: hx, y: hy }), z, SOLDIER.height);
}

/** The firing gun's crew does not stand in its way. */
function isCrew(battlefield: Battlefield, by: PieceId, muzzle: Piece, piece: Piece): boolean {
  if (muzzle.kind !== 'gun' || piece.kind !== 'soldier') return false;
  const { state } = battlefield;
  return seatOf(state, piece) === seatOf(state, pieceAt(state, by)) && touches(battlefield, muzzle, piece);
}

/** The number of lines is odd, so that there is no half. */
export function coverOf(seen: number, lines: number): Cover | null {
  if (seen === 0) return null;
  if (seen === lines) return 'none';
  return seen * 2 > lines ? 'part' : 'most';
}

function seenColumns(blockers: Int16Array, columns: number): number[] {
  const isSeenIn = (column: number) => (blocker: number, line: number) =>
    blocker < 0 && line % columns === column;
  return Array.from({ length: columns }, (_, column) => blockers.filter(isSeenIn(column)).length);
}

function tally(blockers: Int16Array, who: (index: number) => Blocker): SightOfTarget['blockers'] {
  const counts = new Map<number, number>();
  for (const index of blockers) if (index >= 0) counts.set(index, (counts.get(index) ?? 0) + 1);
  return [...counts]
    .map(([index, lines]) => ({ by: who(index), lines }))
    .sort((one, other) => other.lines - one.lines);
}
