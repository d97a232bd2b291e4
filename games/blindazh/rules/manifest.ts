import type { Manifest } from '@bridgehead/kernel';
import { OPTION_SPECS } from './options.ts';

export const ENDINGS = ['held', 'noFlag', 'overrun'] as const;

export const manifest: Manifest = {
  id: 'blindazh',
  title: { ru: 'Блиндаж', en: 'Blindazh' },
  version: '2',
  seats: { min: 1, max: 4 },
  hiddenInformation: 'common',
  cooperative: true,
  simultaneous: true,
  options: OPTION_SPECS,
  endings: ENDINGS,
};
