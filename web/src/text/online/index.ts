import type { Language } from '@bridgehead/kernel';
import { useLanguage } from '@bridgehead/kit';
import { en, type OnlineMessages } from './en.ts';
import { ru } from './ru.ts';

/** Apart from the rest: whoever plays alone never loads these words. */
const MESSAGES: Readonly<Record<Language, OnlineMessages>> = { ru, en };

export function useOnlineMessages(): OnlineMessages {
  return MESSAGES[useLanguage()];
}

export type { OnlineMessages } from './en.ts';
