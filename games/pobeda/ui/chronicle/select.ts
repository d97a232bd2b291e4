import type { Language } from '@bridgehead/kernel';
import type { Category, WarEvent } from '../../content/schema.ts';
import { longDate, yearOf } from '../dates.ts';

export interface Wish {
  readonly words: string;
  readonly category: Category | 'every';
}

/** The events that a reader looks for, by words of the title, the text, the place or the date. */
export function select(
  events: readonly WarEvent[],
  { words, category }: Wish,
  language: Language,
): WarEvent[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return events.filter((event) => {
    if (category !== 'every' && event.category !== category) return false;
    const said = [event.title, event.text, event.place].map((part) => part[language]);
    const all = plain([...said, longDate(event.date, language)].join(' '));
    return wanted.every((word) => all.includes(word));
  });
}

/** Whoever types «е» means «ё» too. */
function plain(text: string): string {
  return text.toLocaleLowerCase().replaceAll('ё', 'е');
}

export function byYear(events: readonly WarEvent[]): [year: number, events: WarEvent[]][] {
  const years = new Map<number, WarEvent[]>();
  for (const event of events) {
    const year = yearOf(event.date);
    years.set(year, [...(years.get(year) ?? []), event]);
  }
  return [...years];
}
