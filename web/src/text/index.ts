import type { Language } from '@bridgehead/kernel';
import { useLanguage } from '@bridgehead/kit';
import { en, type Messages } from './en.ts';
import { ru } from './ru.ts';

export type { Messages } from './en.ts';

const MESSAGES: Readonly<Record<Language, Messages>> = { ru, en };

export function messagesIn(language: Language): Messages {
  return MESSAGES[language];
}

export function useMessages(): Messages {
  return MESSAGES[useLanguage()];
}
