import { expect, test } from 'vitest';
import { Table } from './table.ts';

test('RUB-9 All-round defence: +2 to its own checks until the end of the turn, and an action', () => {
  const given = {
    points: ['rockets rockets motorised'],
    units: [1, 2, 1, 2, 2],
    hands: { 3: 'all-round-defence' },
  };
  const table = new Table(given).play('all-round-defence');
  expect(table.actions(3)).toBe(1);
  table.defend([3, 3, 3]).move({ kind: 'stand' }, [4]);
  expect(table.checks).toEqual(['3 4+2≤6']);
});
