import { expect, test } from 'vitest';
import { Table } from './table.ts';

const given = {
  points: ['rifle'],
  units: [2, 2, 2, 2, 1],
  hands: { 5: 'ambush' },
  fresh: 'infantry sappers rockets',
};

test('RUB-9 Ambush: one legal target among those who have just come suffers an attack +2', () => {
  const table = new Table(given).arrive(1, 3).react('ambush');
  expect(table.offered).toEqual(['infantry', 'sappers']);
  expect(table.choose(['infantry'], 2).attacks).toEqual(['infantry 2+2>3']);
  expect(table.enemies(1)).toBe('rifle sappers rockets');
});

test('RUB-5.3 Ambush: free, whatever actions are left', () => {
  const table = new Table({ ...given, actions: [0, 0, 0, 0, 0] }).arrive(1, 1).react('ambush', 1);
  expect(table.attacks).toEqual(['infantry 1+2≤3']);
});
