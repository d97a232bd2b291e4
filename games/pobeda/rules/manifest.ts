import type { Manifest } from '@bridgehead/kernel';
import { about } from './about.ts';
import { ENDINGS } from './ending.ts';
import { OPTION_SPECS } from './options.ts';
import { coloursOf } from './teams.ts';

export const manifest: Manifest = {
  ...about,
  version: '3',
  hiddenInformation: 'own',
  cooperative: false,
  simultaneous: true,
  options: OPTION_SPECS,
  endings: ENDINGS,
  sides: ({ options }) => coloursOf(String(options['teams'])),
  /** POB-9.1 */
  mustNotConfer: ({ options }, one, other) => {
    const colours = coloursOf(String(options['teams']));
    return one !== other && colours[one] === colours[other];
  },
};
