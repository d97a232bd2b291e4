import type { Sounds } from '@bridgehead/kit/table';
import type { Event } from '../rules/index.ts';

export const SOUNDS: Sounds<Event> = [
  ['line', ['flagged']],
  ['remove', ['penalty', 'trenchLost', 'enemyLost']],
  ['place', ['dug', 'moved', 'posted', 'tookGrenade']],
];
