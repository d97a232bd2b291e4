import type { Language, Localized } from '@bridgehead/kernel';
import { useCallback } from 'react';
import { useSettings } from './settings.ts';

export function useLanguage(): Language {
  return useSettings((settings) => settings.language);
}

/** Picks the words of a text that exists in every language. */
export function useLocalized(): (text: Localized) => string {
  const language = useLanguage();
  return useCallback((text) => text[language], [language]);
}

export function formatDate(language: Language, moment: number | Date): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
}

/** `Берёза, Вяз и Клён`. */
export function formatList(language: Language, items: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(items);
}
