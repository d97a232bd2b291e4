import type { Manifest } from '@bridgehead/kernel';
import { about } from './about.ts';
import { OPTION_SPECS } from './options.ts';

/** The way out is open; three fire points are captured, all units destroyed, ten turns gone by without a loss. */
export const ENDINGS = ['brokeOut', 'captured', 'destroyed', 'stalled'] as const;

export const manifest: Manifest = {
  ...about,
  version: '1',
  hiddenInformation: 'own',
  cooperative: true,
  simultaneous: true,
  options: OPTION_SPECS,
  endings: ENDINGS,
};
