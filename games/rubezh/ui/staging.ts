import type { Beat, Staging } from '@bridgehead/kit';
import type { Pack } from '../content/pack.ts';
import type { Event } from '../rules/events.ts';
import { retell } from '../rules/retell.ts';
import type { View } from '../rules/view.ts';
import { phaseName } from '../text/names.ts';
import { attackNeeds, checkNeeds, defenceAnnounced, turnAnnounced } from '../text/telling.ts';

const LIGHT: Beat = { weight: 'light' };
const FULL: Beat = { weight: 'full' };
const CARD: Beat = { weight: 'card' };
const GRAVE: Beat = { weight: 'grave' };

/** Reinforcements come card by card, dice are seen before what comes of them, losses take their time. */
function beat(event: Event, view: View): Beat | null {
  switch (event.kind) {
    case 'phase':
      if (event.phase === 'events') return { ...LIGHT, ...turnAnnounced(view) };
      return event.phase === 'defence' ? { ...LIGHT, ...defenceAnnounced(view) } : null;
    case 'attacked':
      return { die: { results: [event.die], needs: attackNeeds(event) }, weight: 'full' };
    case 'checked':
      return {
        die: { results: [event.die], needs: checkNeeds(event) },
        weight: event.isPassed ? 'full' : 'grave',
      };
    case 'event':
    case 'taskLaid':
      return CARD;
    case 'taskMet':
    case 'taskUsed':
    case 'played':
    case 'destroyed':
    case 'heldBack':
    case 'facing':
    case 'saved':
    case 'freshEmpty':
      return FULL;
    // The end of a turn is named once something comes of it.
    case 'arrived':
      return event.how === 'called' ? { ...LIGHT, phase: phaseName('end') } : LIGHT;
    case 'captured':
      return { ...GRAVE, phase: phaseName('end') };
    case 'dealt':
    case 'displaced':
    case 'went':
    case 'tokens':
    case 'cycled':
    case 'divided':
    case 'objected':
      return LIGHT;
    case 'lost':
      return GRAVE;
    default:
      return null;
  }
}

export const staging: Staging<View, Event, Pack> = { beat, retell };
