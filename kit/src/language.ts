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

export interface RussianForms {
  readonly one: string;
  readonly few: string;
  readonly many: string;
}

const russian = new Intl.PluralRules('ru');

/** 1 карта, 2 карты, 5 карт. */
export function pluralRu(count: number, { one, few, many }: RussianForms): string {
  const form = russian.select(count);
  return form === 'one' ? one : form === 'few' ? few : many;
}

export function pluralEn(count: number, one: string, other: string): string {
  return count === 1 ? one : other;
}
