import type { Sounds } from '@bridgehead/kit/table';
import type { Event } from '../rules/events.ts';

export const SOUNDS: Sounds<Event> = [
  ['line', ['line']],
  ['place', ['placed']],
  ['remove', ['removed']],
];
