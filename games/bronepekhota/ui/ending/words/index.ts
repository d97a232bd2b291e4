import type { Language } from '@bridgehead/kernel';
import { en } from './en.ts';
import { type EndingWords, ru } from './ru.ts';

export type { EndingWords } from './ru.ts';

/** The words of the end, fetched with it. */
export const ENDING: Readonly<Record<Language, EndingWords>> = { ru, en };
