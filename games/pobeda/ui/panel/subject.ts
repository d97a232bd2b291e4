import type { Cell } from '../../rules/board.ts';
import { effectOf, type SpecialEffect } from '../../rules/cards.ts';
import { cellOfEvent } from '../../rules/layout.ts';
import type { View } from '../../rules/view.ts';
import type { Turn } from '../use-turn.ts';

/** What the words beside the buttons are about. */
export interface Subject {
  readonly cell: Cell | null;
  /** The special card that is picked up. */
  readonly special: SpecialEffect | null;
}

/** A card that is picked up comes first: what is played must stand where one presses to play it. */
export function subjectOf(turn: Turn, view: View, peeked: Cell | null = null): Subject {
  if (turn.card === null) return { cell: peeked ?? turn.inspected, special: null };
  const effect = effectOf(turn.card);
  return effect === 'event'
    ? { cell: cellOfEvent(view, turn.card), special: null }
    : { cell: turn.cell, special: effect };
}
