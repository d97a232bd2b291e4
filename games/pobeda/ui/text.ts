import type { Language } from '@bridgehead/kernel';
import { useLanguage } from '@bridgehead/kit';
import { en } from './text/en.ts';
import { type Messages, ru } from './text/ru.ts';

export type { Messages } from './text/ru.ts';

/** The words on the table itself; what the game tells, asks and refuses lives in the game's `text` folder. */
export const MESSAGES: Readonly<Record<Language, Messages>> = { ru, en };

/** For what is drawn beside a table as well as at it. */
export function useWords(): { readonly language: Language; readonly text: Messages } {
  const language = useLanguage();
  return { language, text: MESSAGES[language] };
}
