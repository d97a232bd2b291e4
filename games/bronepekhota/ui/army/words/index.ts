import type { Language } from '@bridgehead/kernel';
import { useLanguage } from '@bridgehead/kit';
import { en } from './en.ts';
import { type ArmyWords, ru } from './ru.ts';

export type { ArmyWords } from './ru.ts';

export const ARMY: Readonly<Record<Language, ArmyWords>> = { ru, en };

export function useArmyWords(): { readonly words: ArmyWords; readonly language: Language } {
  const language = useLanguage();
  return { words: ARMY[language], language };
}
