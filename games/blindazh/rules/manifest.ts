import type { Manifest } from '@bridgehead/kernel';
import { about } from './about.ts';
import { OPTION_SPECS } from './options.ts';

export const ENDINGS = ['held', 'noFlag', 'overrun'] as const;

export const manifest: Manifest = {
  ...about,
  version: '2',
  hiddenInformation: 'common',
  cooperative: true,
  simultaneous: true,
  options: OPTION_SPECS,
  endings: ENDINGS,
};
