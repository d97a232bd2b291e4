import type { Manifest } from '@bridgehead/kernel';
import { about } from './about.ts';
import { OPTION_SPECS } from './options.ts';

/** The way out is open; three fire points are captured, all units destroyed, ten turns gone by without a loss. */
export const ENDINGS = ['brokeOut', 'captured', 'destroyed', 'stalled'] as const;

export const manifest: Manifest = {
  ...about,
  version: '2',
  retired: {
    1: {
      ru: 'С тех пор ответ, которым закрылось окно реакций, нельзя взять назад: он открывает ответы остальных.',
      en: 'Since then an answer that closes a reaction window cannot be taken back: it shows what the others answered.',
    },
  },
  hiddenInformation: 'own',
  cooperative: true,
  simultaneous: true,
  options: OPTION_SPECS,
  endings: ENDINGS,
};
