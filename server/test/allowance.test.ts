import { expect, test } from 'vitest';
import { Allowance, Allowances } from '../src/allowance.ts';

test('a burst passes, then so much a second', () => {
  const allowance = new Allowance({ perSecond: 2, burst: 3 }, 0);
  expect([0, 0, 0, 0].map((now) => allowance.take(now))).toEqual([true, true, true, false]);
  expect([499, 500, 501, 1000].map((now) => allowance.take(now))).toEqual([false, true, false, true]);
  expect([60_000, 60_000, 60_000, 60_000].map((now) => allowance.take(now))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('what costs more takes more, and takes nothing when it is refused', () => {
  const allowance = new Allowance({ perSecond: 1, burst: 10 }, 0);
  expect([allowance.take(0, 8), allowance.take(0, 3), allowance.take(0, 2)]).toEqual([true, false, true]);
});

test('everybody has an allowance, and whoever was not seen for longest is forgotten first', () => {
  const allowances = new Allowances({ perSecond: 1, burst: 1 }, () => 0, 2);
  expect(['a', 'a', 'b', 'a'].map((who) => allowances.take(who))).toEqual([true, false, true, false]);
  expect(allowances.take('c')).toBe(true);
  expect(['a', 'b'].map((who) => allowances.take(who))).toEqual([false, true]);
});
