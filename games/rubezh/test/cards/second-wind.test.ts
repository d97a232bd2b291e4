import { expect, test } from 'vitest';
import { Table } from './table.ts';

const given = { units: [1, 1, 2, 1, 2], hands: { 4: 'second-wind' } };

test('RUB-9 Second wind: another unit here gains an action, and so does the battalion', () => {
  const table = new Table(given).play('second-wind');
  expect(table.offered).toEqual([1, 2]);
  table.choose([2]);
  expect([table.actions(1), table.actions(2), table.actions(4)]).toEqual([1, 2, 1]);
});

test('RUB-5.1 Second wind: brings a unit that had passed back into its turn', () => {
  const table = new Table(given).move({ kind: 'pass', unit: 1 }).play('second-wind').choose([2]);
  expect(table.state.units[1]).toMatchObject({ hasEnded: false, actions: 2 });
});
