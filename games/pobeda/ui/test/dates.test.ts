import { expect, test } from 'vitest';
import { longDate, shortDate, yearOf } from '../dates.ts';

const cases = [
  [{ from: '1941-06-22' }, '22 июня 1941', '22 June 1941'],
  [{ from: '1941-06-22', to: '1941-07-23' }, '22 июня — 23 июля 1941', '22 June – 23 July 1941'],
  [{ from: '1943-07-05', to: '1943-07-12' }, '5–12 июля 1943', '5–12 July 1943'],
  [
    { from: '1941-09-30', to: '1942-04-20' },
    '30 сентября 1941 — 20 апреля 1942',
    '30 September 1941 – 20 April 1942',
  ],
  [{ from: '1942-07' }, 'июль 1942', 'July 1942'],
  [{ from: '1942-09', to: '1942-11' }, 'сентябрь — ноябрь 1942', 'September – November 1942'],
  [{ from: '1944-09', to: '1945-08' }, 'сентябрь 1944 — август 1945', 'September 1944 – August 1945'],
] as const;

test.each(cases)('%j is written as people write it', (date, ru, en) => {
  expect(longDate(date, 'ru')).toBe(ru);
  expect(longDate(date, 'en')).toBe(en);
});

test('a cell has room for month and year only', () => {
  expect(shortDate({ from: '1942-05-26', to: '1942-06-11' }, 'ru')).toBe('май 42');
  expect(shortDate({ from: '1942-05' }, 'en')).toBe('May 42');
  expect(yearOf({ from: '1944-12-31', to: '1945-01-02' })).toBe(1944);
});
