import { canonicalJson, type Viewer } from '@bridgehead/kernel';
import type { AdvisedMove, Snapshot } from '../../carrier/snapshot.ts';

/** Advice somebody has asked for, and the moment it is about. */
export interface Asked {
  readonly seq: number;
  readonly viewer: Viewer;
  /** The moves of the turn, the next one first; null while they are being thought of. */
  readonly moves: readonly AdvisedMove[] | null;
  /** The next one has been made and is on its way to the table. */
  readonly isTaken: boolean;
}

/** What is left of advice at another moment: the rest of a turn that goes as advised, and nothing otherwise. */
export function goOn(
  { seq, viewer, moves, isTaken }: Asked,
  now: Pick<Snapshot, 'seq' | 'viewer' | 'prompts'>,
): Asked | null {
  const rest = moves?.slice(1) ?? [];
  const isNext = now.prompts.some(({ decision }) => decision.id === rest[0]?.decision.id);
  if (!isTaken || now.viewer !== viewer || now.seq !== seq + 1 || !isNext) return null;
  return { seq: now.seq, viewer, moves: rest, isTaken: false };
}

/** The advice once a move is made: by its own button or on the board, it is the same move. */
export function afterMove(asked: Asked, move: unknown): Asked {
  const next = asked.moves?.[0]?.move;
  return { ...asked, isTaken: canonicalJson(next) === canonicalJson(move) };
}

export function isAbout({ seq, viewer }: Asked, now: Pick<Snapshot, 'seq' | 'viewer'>): boolean {
  return seq === now.seq && viewer === now.viewer;
}
