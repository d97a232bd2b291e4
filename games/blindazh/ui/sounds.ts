import type { Sounds } from '@bridgehead/kit/table';
import type { Event } from '../rules/index.ts';

export const SOUNDS: Sounds<Event> = [
  ['line', ['flagged']],
  ['blast', ['penalty', 'trenchLost', 'threw', 'fired']],
  ['shot', ['attacked']],
  ['remove', ['enemyLost', 'advanced']],
  ['place', ['dug', 'moved', 'posted', 'tookGrenade']],
];
