import type { Event } from '../rules/events.ts';
import type { Unit } from '../rules/state.ts';

/** What the guide waits for, by whoever commands these units: all in place, an action card, the end of it, an attack. */
export function deedsIn(events: readonly Event[], own: readonly Unit[]): readonly string[] {
  return events.flatMap((event) => {
    switch (event.kind) {
      case 'turn':
        return ['placed'];
      case 'played':
        return event.at === 'action' && own.includes(event.unit) ? ['acted'] : [];
      case 'phase':
        return event.phase === 'defence' ? ['done'] : [];
      case 'facing':
        return own.includes(event.unit) ? ['attacked'] : [];
      default:
        return [];
    }
  });
}
