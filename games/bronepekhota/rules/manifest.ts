import type { Manifest } from '@bridgehead/kernel';
import { about } from './about.ts';
import { ENDINGS } from './endings.ts';
import { OPTION_SPECS } from './options.ts';
import { sidesOf } from './sides.ts';

export const manifest: Manifest = {
  ...about,
  version: '3',
  retired: {
    1: {
      ru: 'С тех пор изменились бегство при панике, высадка пилотов и движение с орудием.',
      en: 'Since then running in panic, getting out of machines and moving a gun have changed.',
    },
    2: {
      ru: 'С тех пор путь тех, кто бежит при панике, ищется точнее.',
      en: 'Since then the way of those who run in panic is looked for more precisely.',
    },
  },
  hiddenInformation: 'none',
  cooperative: false,
  simultaneous: false,
  options: OPTION_SPECS,
  endings: ENDINGS,
  sides: ({ options }) => sidesOf(String(options.teams)),
};
