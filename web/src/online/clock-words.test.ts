import { expect, it } from 'vitest';
import { timeLeft } from '../carrier/online.ts';
import { en } from '../text/online/en.ts';
import { ru } from '../text/online/ru.ts';
import { clockWords, timeWords } from './clock-words.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

it('says what is left as people read it', () => {
  expect(timeWords(59.2 * SECOND, en)).toBe('1:00');
  expect(timeWords(65 * SECOND, en)).toBe('1:05');
  expect(timeWords(2 * HOUR + 309 * SECOND, en)).toBe('2:05:09');
  expect(timeWords(52 * HOUR, ru)).toBe('2 д 4 ч');
  expect(timeWords(-1, ru)).toBe('время вышло');
});

it('names every kind of clock', () => {
  expect(clockWords({ kind: 'none' }, en)).toBe('no clock');
  expect(clockWords({ kind: 'bank', bankSeconds: 1200, creditSeconds: 20 }, ru)).toBe('20 мин + 20 с на ход');
  expect(clockWords({ kind: 'days', days: 2 }, ru)).toBe('2 дня на ход');
});

it('counts down only for whoever is to move, by this browser’s own clock', () => {
  const clock = { left: [10 * SECOND, 20 * SECOND, null], running: [0, 2], at: 5, heardAt: 100_000 };
  expect(timeLeft(clock, 0, 103_000)).toBe(7 * SECOND);
  expect(timeLeft(clock, 1, 103_000)).toBe(20 * SECOND);
  expect(timeLeft(clock, 2, 103_000)).toBeNull();
});
