import type { Language } from '@bridgehead/kernel';
import { en } from './text/en.ts';
import { type Messages, ru } from './text/ru.ts';

export type { Messages } from './text/ru.ts';

/** The words on the table itself; what the game tells, asks and refuses lives in the game's `text` folder. */
export const MESSAGES: Readonly<Record<Language, Messages>> = { ru, en };
