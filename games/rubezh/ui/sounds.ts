import type { Sounds } from '@bridgehead/kit/table';
import type { Event } from '../rules/events.ts';

export const SOUNDS: Sounds<Event> = [
  ['blast', ['captured', 'lost']],
  ['shot', ['attacked', 'destroyed']],
  ['phase', ['event', 'facing']],
  ['remove', ['arrived', 'displaced', 'discarded']],
  ['line', ['taskMet', 'taskUsed', 'saved']],
  ['place', ['posted', 'went', 'tokens', 'played', 'cycled', 'took']],
];
