import type { Retelling } from '@bridgehead/kernel/testkit';
import type { Event } from '../rules/events.ts';
import { retell } from '../rules/retell.ts';
import type { View } from '../rules/view.ts';

/** Whose turn it is and how far they may walk is known when the step is over. */
export const retelling: Retelling<Event, View> = {
  retell,
  drawn: ({ turn: _turn, steps: _steps, ...view }) => view,
};
