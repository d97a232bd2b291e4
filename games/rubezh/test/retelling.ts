import type { Retelling } from '@bridgehead/kernel/testkit';
import type { Event } from '../rules/events.ts';
import { retell } from '../rules/retell.ts';
import type { View } from '../rules/view.ts';

/** What is being asked, and who has had enough of it, is known when the step is over. */
export const retelling: Retelling<Event, View> = {
  retell,
  drawn({
    agenda: _agenda,
    asked: _asked,
    acted: _acted,
    resting: _resting,
    lastLoss: _lastLoss,
    units,
    ...view
  }: View) {
    return { ...view, units: units.map(({ isRenewed: _isRenewed, ...unit }) => unit) };
  },
};
