import type { Refusal, Seat } from './contract.ts';
import type { MoveEntry } from './record.ts';

/** A move of the live line, with what only playing it can tell. */
export interface PlayedMove extends MoveEntry {
  readonly revealed: boolean;
  /** It told nobody anything and used no chance, as a pass does: it stands in the way of nobody's take-back. */
  readonly isNeutral: boolean;
}

/**
 * The kernel's judgement, the same for every game: a move may be taken back freely if since then no chance was used,
 * nothing hidden was shown and nobody else has acted, unless neutrally. Anything further needs the consent of every
 * human at the table.
 */
export function refuseUndo(
  line: readonly PlayedMove[],
  keep: number,
  seat: Seat,
  humans: readonly Seat[],
  consent: readonly Seat[],
): Refusal | null {
  const undone = line.slice(keep);
  const first = undone[0];
  if (!first) return { reason: 'nothing-to-undo' };
  if (humans.length > 0 && humans.every((human) => consent.includes(human))) return null;
  const isForeign = (move: PlayedMove) => move.seat !== seat && !move.isNeutral;
  if (first.seat !== seat || undone.some(isForeign)) return { reason: 'undo-others-acted' };
  if (undone.some((move) => (move.chance?.length ?? 0) > 0)) return { reason: 'undo-chance-used' };
  if (undone.some((move) => move.revealed)) return { reason: 'undo-hidden-shown' };
  return null;
}
