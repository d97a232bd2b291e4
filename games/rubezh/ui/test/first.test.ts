import type { Decision } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { firstOf } from '../first.ts';

const open = (kind: string, seat = 0): Decision => ({ id: `${kind}:${seat}`, kind, seat, must: true });

test('what interrupts is asked first, and of one’s own seat alone', () => {
  expect(firstOf([open('task'), open('act'), open('react')], 0)?.kind).toBe('react');
  expect(firstOf([open('choose', 1), open('act')], 0)?.kind).toBe('act');
  expect(firstOf([open('choose', 1)], 0)).toBeUndefined();
});

test('divisions are gone through point by point, as hints are, whether one enters them or agrees', () => {
  expect(firstOf([open('agree'), open('divide')], 0)?.kind).toBe('agree');
  expect(firstOf([open('divide'), open('agree')], 0)?.kind).toBe('divide');
});
