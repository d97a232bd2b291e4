import type { Refusal, Seat } from './contract.ts';
import type { MoveEntry } from './record.ts';

/** A move of the live line, with what only replaying it can tell: whether it showed something hidden. */
export interface PlayedMove extends MoveEntry {
  readonly revealed: boolean;
}

/**
 * The kernel's judgement, the same for every game: a move may be taken back freely if since then no chance was used,
 * nothing hidden was shown and nobody else has acted. Anything further needs the consent of every human at the table.
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
  if (undone.some((move) => move.seat !== seat)) return { reason: 'undo-others-acted' };
  if (undone.some((move) => (move.chance?.length ?? 0) > 0)) return { reason: 'undo-chance-used' };
  if (undone.some((move) => move.revealed)) return { reason: 'undo-hidden-shown' };
  return null;
}
