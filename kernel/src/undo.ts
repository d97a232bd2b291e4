import type { Refusal, Seat } from './contract.ts';
import { type Entry, humansOf, type MoveEntry, type RecordHeader } from './record.ts';

/** A move of the live line, with what only playing it can tell. */
export interface PlayedMove extends MoveEntry {
  readonly revealed: boolean;
  /** It told nobody anything and used no chance, as a pass does: it stands in the way of nobody's take-back. */
  readonly isNeutral: boolean;
}

/**
 * The kernel's judgement, the same for every game: moves may be taken back freely if since then no chance was used,
 * nothing hidden was shown and nobody else has acted, unless neutrally. Anything further needs the consent of every
 * human at the table. Consent to oneself is none: whoever plays alone goes back behind chance, or behind what was shown,
 * only at a table that was set up for practice.
 */
export function refuseUndo(
  { seats, practice }: Pick<RecordHeader, 'seats' | 'practice'>,
  undone: readonly PlayedMove[],
  seat: Seat,
  consent: readonly Seat[],
): Refusal | null {
  const first = undone[0];
  if (!first) return { reason: 'nothing-to-undo' };
  const humans = humansOf({ seats });
  const isAgreed = humans.length > 0 && humans.every((human) => consent.includes(human));
  const isAlone = humans.length === 1 && !practice;
  if (isAgreed && !isAlone) return null;
  const isForeign = (move: PlayedMove) => move.seat !== seat && !move.isNeutral;
  if (!isAgreed && (first.seat !== seat || undone.some(isForeign))) return { reason: 'undo-others-acted' };
  if (undone.some((move) => (move.chance?.length ?? 0) > 0)) {
    return { reason: isAlone ? 'undo-chance-alone' : 'undo-chance-used' };
  }
  if (undone.some((move) => move.revealed)) {
    return { reason: isAlone ? 'undo-shown-alone' : 'undo-hidden-shown' };
  }
  return null;
}

/** Whether anything was taken back that had to be agreed to; what is free has shown nobody anything. */
export function hasTakeBacks(entries: readonly Entry[]): boolean {
  return entries.some(isTakeBack);
}

export function isTakeBack(entry: Entry): boolean {
  return entry.kind === 'undo' && entry.consent !== undefined;
}
