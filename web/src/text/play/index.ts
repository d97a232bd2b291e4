import { kernelRefusal, type Language } from '@bridgehead/kernel';
import { useLanguage } from '@bridgehead/kit';
import type { SaidRefusal } from '../../carrier/snapshot.ts';
import { en, type PlayMessages } from './en.ts';
import { ru } from './ru.ts';

export type { PlayMessages } from './en.ts';

/** Setting a table up, and playing at it. Apart from the rest: whoever only looks in does not wait for these words. */
const MESSAGES: Readonly<Record<Language, PlayMessages>> = { ru, en };

export function usePlayMessages(): PlayMessages {
  return MESSAGES[useLanguage()];
}

/** The sentence of a refusal: the game's own, or one of those every game shares. */
export function refusalSentence({ refusal, sentence }: SaidRefusal, language: Language): string {
  return (sentence ?? kernelRefusal(refusal))?.[language] ?? MESSAGES[language].table.refused;
}
