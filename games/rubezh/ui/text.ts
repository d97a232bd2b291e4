import { spoken } from '@bridgehead/kit';
import type { Messages } from './text/ru.ts';

export type { Messages } from './text/ru.ts';

/** The words on the table itself; what the game tells, asks and refuses lives in the game's `text` folder. */
export const useWords = spoken<Messages>({
  ru: async () => (await import('./text/ru.ts')).ru,
  en: async () => (await import('./text/en.ts')).en,
});
