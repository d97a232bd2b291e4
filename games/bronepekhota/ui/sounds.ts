import type { Sounds } from '@bridgehead/kit/table';
import type { Event } from '../rules/events.ts';

export const SOUNDS: Sounds<Event> = [
  ['blast', ['destroyed', 'blast', 'landed']],
  ['shot', ['shot', 'fought', 'struck']],
  ['phase', ['tour', 'contact']],
  ['remove', ['fled', 'deserted', 'left']],
  ['line', ['boarded', 'took', 'mended', 'refilled', 'scored']],
  ['place', ['walked', 'jumped', 'drove', 'deployed', 'brought', 'activated']],
];
