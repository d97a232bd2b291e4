import { canonicalJson, type Viewer } from '@bridgehead/kernel';
import type { AdvisedMove, Snapshot } from '../../carrier/snapshot.ts';

/** Advice somebody has asked for, and the moment it is about. */
export interface Asked {
  readonly seq: number;
  readonly viewer: Viewer;
  /** The moves of the turn, the next one first; null while they are being thought of. */
  readonly moves: readonly AdvisedMove[] | null;
  /** What whoever asked has done meanwhile: it may still be on its way to the table. */
  readonly made: 'nothing' | 'advised' | 'another';
}

/** By whoever wants to know now what to do. */
export function askAt({ seq, viewer }: Pick<Snapshot, 'seq' | 'viewer'>): Asked {
  return { seq, viewer, moves: null, made: 'nothing' };
}

/**
 * What is left of advice at another moment: the rest of a turn that goes as advised. Where only others have moved it is asked
 * anew: whoever waits for an answer is not left without one.
 */
export function goOn(
  { seq, viewer, moves, made }: Asked,
  now: Pick<Snapshot, 'seq' | 'viewer' | 'prompts' | 'result'>,
): Asked | null {
  if (now.viewer !== viewer || made === 'another' || now.result) return null;
  if (made === 'nothing') return askAt(now);
  const rest = moves?.slice(1) ?? [];
  const isNext = now.prompts.some(({ decision }) => decision.id === rest[0]?.decision.id);
  return now.seq === seq + 1 && isNext ? { ...askAt(now), moves: rest } : null;
}

/** The advice once a move is made: by its own button or on the board, it is the same move. */
export function afterMove(asked: Asked, move: unknown): Asked {
  const next = asked.moves?.[0]?.move;
  return { ...asked, made: canonicalJson(next) === canonicalJson(move) ? 'advised' : 'another' };
}

export function isAbout({ seq, viewer }: Asked, now: Pick<Snapshot, 'seq' | 'viewer'>): boolean {
  return seq === now.seq && viewer === now.viewer;
}
