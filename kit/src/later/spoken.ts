import type { Language } from '@bridgehead/kernel';
import { use, useDeferredValue } from 'react';
import { useLanguage } from '../language.ts';
import { useSettings } from '../settings.ts';
import { fetched } from './fetched.ts';

/**
 * Words that are fetched in the language they are read in, beginning at once. Whoever turns to another goes on reading until
 * that one is there.
 */
export function spoken<Words>(load: Readonly<Record<Language, () => Promise<Words>>>): () => Words {
  const known = new Map<Language, Words>();
  const coming = new Map<Language, Promise<Words>>();
  const bring = async (language: Language): Promise<Words> => {
    const words = await fetched(load[language]);
    known.set(language, words);
    return words;
  };
  const ask = (language: Language): Promise<Words> => {
    const words = coming.get(language) ?? bring(language);
    coming.set(language, words);
    return words;
  };
  void ask(useSettings.getState().language);
  return function useWords() {
    const language = useDeferredValue(useLanguage());
    return known.get(language) ?? use(ask(language));
  };
}
