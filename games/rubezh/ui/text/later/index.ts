import type { Language } from '@bridgehead/kernel';
import { en } from './en.ts';
import { type LaterMessages, ru } from './ru.ts';

export type { LaterMessages } from './ru.ts';

/** The words of the end, fetched with it. */
export const LATER: Readonly<Record<Language, LaterMessages>> = { ru, en };
