import type { Manifest } from '@bridgehead/kernel';
import { ENDINGS } from './ending.ts';
import { OPTION_SPECS } from './options.ts';
import { coloursOf } from './teams.ts';

export const manifest: Manifest = {
  id: 'pobeda',
  title: { ru: 'Победа', en: 'Pobeda' },
  version: '3',
  seats: { min: 2, max: 12 },
  hiddenInformation: 'own',
  cooperative: false,
  simultaneous: true,
  options: OPTION_SPECS,
  endings: ENDINGS,
  /** POB-9.1 */
  mustNotConfer: ({ options }, one, other) => {
    const colours = coloursOf(String(options['teams']));
    return one !== other && colours[one] === colours[other];
  },
};
