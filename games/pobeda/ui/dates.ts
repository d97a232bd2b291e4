import type { Language } from '@bridgehead/kernel';
import type { WarEvent } from '../content/schema.ts';

/** Dates as people write them: «22 июня — 23 июля 1941», “July 1942”. A day may be unknown: `1942-07`. */
export function longDate({ from, to }: WarEvent['date'], language: Language): string {
  const [start, end] = [parse(from), parse(to ?? from)];
  const dash = language === 'ru' ? ' — ' : ' – ';
  const written = (date: Parsed) => dayAndMonth(date, language);
  if (!to || from === to) return `${written(start)} ${start.year}`;
  if (start.year !== end.year) return `${written(start)} ${start.year}${dash}${written(end)} ${end.year}`;
  if (start.month === end.month && start.day && end.day) return `${start.day}–${written(end)} ${end.year}`;
  return `${written(start)}${dash}${written(end)} ${end.year}`;
}

const SHORT_MONTHS: Readonly<Record<Language, readonly string[]>> = {
  ru: ['янв', 'фев', 'мар', 'апр', 'май', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
};

/** For a corner of a cell: «июн 41». */
export function shortDate({ from }: WarEvent['date'], language: Language): string {
  const { year, month } = parse(from);
  return `${SHORT_MONTHS[language][month - 1]} ${String(year).slice(2)}`;
}

export function yearOf({ from }: WarEvent['date']): number {
  return parse(from).year;
}

interface Parsed {
  readonly year: number;
  readonly month: number;
  readonly day: number | undefined;
}

function parse(date: string): Parsed {
  const [year = 0, month = 1, day] = date.split('-').map(Number);
  return { year, month, day };
}

function dayAndMonth({ year, month, day }: Parsed, language: Language): string {
  const moment = new Date(Date.UTC(year, month - 1, day ?? 1));
  const format = new Intl.DateTimeFormat(language === 'ru' ? 'ru' : 'en-GB', {
    month: 'long',
    ...(day && { day: 'numeric' }),
    timeZone: 'UTC',
  });
  return format.format(moment);
}
