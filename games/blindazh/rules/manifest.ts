import type { Manifest } from '@bridgehead/kernel';
import { about } from './about.ts';
import { OPTION_SPECS } from './options.ts';

export const ENDINGS = ['held', 'noFlag', 'overrun'] as const;

export const manifest: Manifest = {
  ...about,
  version: '3',
  retired: {
    2: {
      ru: 'С тех пор изменились стыковка окопов, флаги, штрафные очки и набор плиток.',
      en: 'Since then the fit of trenches, flags, penalty points and the set of tiles have changed.',
    },
  },
  hiddenInformation: 'common',
  cooperative: true,
  simultaneous: true,
  options: OPTION_SPECS,
  endings: ENDINGS,
};
