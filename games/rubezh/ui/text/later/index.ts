import type { Language } from '@bridgehead/kernel';
import { en } from './en.ts';
import { type LaterMessages, ru } from './ru.ts';

export type { LaterMessages } from './ru.ts';

/** The words of the end, and of what is read on a card or of the decks: fetched with them. */
export const LATER: Readonly<Record<Language, LaterMessages>> = { ru, en };
