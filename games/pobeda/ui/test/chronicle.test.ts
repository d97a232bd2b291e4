import { expect, test } from 'vitest';
import { packFrom } from '../../content/index.ts';
import { byYear, select } from '../chronicle/select.ts';

const { events } = packFrom();
const titles = (words: string, language: 'ru' | 'en' = 'ru') =>
  select(events, { words, category: 'every' }, language).map(({ title }) => title[language]);

test('a reader finds events by title, text, place or date, whatever the letter ё', () => {
  expect(titles('прохоровка 1943')).toHaveLength(1);
  expect(titles('прохоровка 1944')).toEqual([]);
  expect(titles('ПЕТЕР лёд').length).toBe(titles('петер лед').length);
  expect(titles('prokhorovka', 'en')).toHaveLength(1);
});

test('a subject narrows the list, and nothing at all wishes for everything', () => {
  const rear = select(events, { words: '', category: 'rear' }, 'ru');
  expect(rear.length).toBeGreaterThan(0);
  expect(rear.every(({ category }) => category === 'rear')).toBe(true);
  expect(titles('')).toHaveLength(events.length);
});

test('years follow each other and lose no event', () => {
  const years = byYear(events);
  expect(years.map(([year]) => year)).toEqual([1941, 1942, 1943, 1944, 1945]);
  expect(years.flatMap(([, inYear]) => inYear)).toEqual(events);
});
