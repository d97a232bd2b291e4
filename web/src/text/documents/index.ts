import type { Language } from '@bridgehead/kernel';
import { useLanguage } from '@bridgehead/kit';
import { type DocumentMessages, en } from './en.ts';
import { ru } from './ru.ts';

/** Apart from the rest: whoever makes no documents never loads these words. */
const MESSAGES: Readonly<Record<Language, DocumentMessages>> = { ru, en };

export function useDocumentMessages(): DocumentMessages {
  return MESSAGES[useLanguage()];
}
