import { kernelRefusal, type Language } from '@bridgehead/kernel';
import { useLanguage } from '@bridgehead/kit';
import type { SaidRefusal } from '../carrier/snapshot.ts';
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

/** The sentence of a refusal: the game's own, or one of those every game shares. */
export function refusalSentence({ refusal, sentence }: SaidRefusal, language: Language): string {
  return (sentence ?? kernelRefusal(refusal))?.[language] ?? MESSAGES[language].table.refused;
}
