import type { Language } from '@bridgehead/kernel';
import { useLanguage } from '@bridgehead/kit';
import { en } from './en.ts';
import { type ArmlistWords, ru } from './ru.ts';

export type { ArmlistWords } from './ru.ts';

/** The words that are printed on armlists. */
export const ARMLIST: Readonly<Record<Language, ArmlistWords>> = { ru, en };

export function useArmlistWords(): { readonly words: ArmlistWords; readonly language: Language } {
  const language = useLanguage();
  return { words: ARMLIST[language], language };
}
