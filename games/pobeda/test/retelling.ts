import type { Retelling } from '@bridgehead/kernel/testkit';
import type { Event } from '../rules/events.ts';
import { retell } from '../rules/retell.ts';
import type { View } from '../rules/view.ts';

/** What a board shows. Which card somebody gave back is told to nobody: its giver sees it when the step is over. */
function drawn(view: View, events: readonly Event[]) {
  const { board, supply, lines, discards, hand, handSizes, deckSize, outcome } = view;
  const gave = events.some(({ kind }) => kind === 'gave');
  return { board, supply, lines, discards, handSizes, deckSize, outcome, hand: gave ? null : hand };
}

export const retelling: Retelling<Event, View> = { retell, drawn };
