import type { Manifest } from '@bridgehead/kernel';
import { about } from './about.ts';
import { OPTION_SPECS, sidesOf } from './options.ts';

/** The mission's goal; nobody of the others left; more destroyed when the tours were over. */
export const ENDINGS = ['mission', 'wipedOut', 'costs'] as const;

export const manifest: Manifest = {
  ...about,
  version: '1',
  hiddenInformation: 'none',
  cooperative: false,
  simultaneous: false,
  options: OPTION_SPECS,
  endings: ENDINGS,
  sides: ({ options }) => sidesOf(String(options.teams)),
};
