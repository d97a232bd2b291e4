import { expect, test } from 'vitest';
import { Table } from './table.ts';

const given = { points: ['infantry rifle'], units: [1, 2, 2, 1, 2], hands: { 1: 'not-a-step-back' } };

test('RUB-9 Not a step back: its own failed check is rolled again with +2 on that roll', () => {
  const table = new Table(given).defend([1, 1]).move({ kind: 'stand' }, [3]);
  expect(table.checks).toEqual(['1 3+0≤3']);
  table.react('not-a-step-back', 2);
  expect(table.checks).toEqual(['1 2+2>3']);
  expect(table.state.units[0]?.isAlive).toBe(true);
});

test('RUB-9 Not a step back: the better total stands', () => {
  const table = new Table({ ...given, tokens: [1] }).defend([1, 1]).move({ kind: 'stand' }, [3]);
  table.react('not-a-step-back', 1);
  expect(table.checks).toEqual(['1 1+2≤3']);
  expect(table.move({ kind: 'token' }, [4]).checks).toEqual(['1 4+0>3']);
});

test('RUB-9 Not a step back: answers nobody else’s check', () => {
  const table = new Table(given).defend([4, 4]).move({ kind: 'stand' }, [1]);
  expect(table.window).toBeUndefined();
  expect(table.state.units[3]?.isAlive).toBe(false);
  expect(table.hand(1)).toContain('not-a-step-back');
});
