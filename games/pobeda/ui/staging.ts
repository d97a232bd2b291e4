import type { Beat, Staging } from '@bridgehead/kit';
import type { Pack } from '../content/schema.ts';
import type { Event } from '../rules/events.ts';
import { retell } from '../rules/retell.ts';
import type { View } from '../rules/view.ts';

const LIGHT: Beat = { weight: 'light' };
const FULL: Beat = { weight: 'full' };
const GRAVE: Beat = { weight: 'grave' };
const LINE: Beat = { phase: { ru: 'Линия победы', en: 'A line of victory' }, weight: 'grave' };

/** The card first, then what it does to the board. */
function beat(event: Event, { viewer, circle, place }: View): Beat | null {
  // Whoever played a card knows what it did.
  const isOwn = circle[place] === viewer;
  switch (event.kind) {
    case 'played':
    case 'exchanged':
    case 'emptyTurn':
      return isOwn ? null : FULL;
    case 'placed':
    case 'removed':
      return isOwn ? null : LIGHT;
    case 'redrawn':
      return LIGHT;
    case 'line':
      return LINE;
    case 'ended':
      return GRAVE;
    case 'dealt':
    case 'drew':
    case 'received':
      return null;
    default:
      return FULL;
  }
}

export const staging: Staging<View, Event, Pack> = { beat, retell };
