import { expect, test } from 'vitest';
import { Table } from './table.ts';

test('RUB-9 Rush: an attack, then to any other held point, and one more action', () => {
  const table = new Table({ points: ['infantry', 'captured'], hands: { 2: 'rush' } }).play('rush', 4);
  expect(table.attacks).toEqual(['infantry 4+0>3']);
  expect(table.offered).toEqual([3, 4]);
  table.choose([4]);
  expect([table.at(2), table.actions(2)]).toEqual([4, 1]);
  expect(table.events).toContainEqual({ kind: 'went', unit: 1, from: 0, to: 3, way: 'card' });
});

test('RUB-5.4 Rush: with nobody to attack it is a way to another point all the same', () => {
  const table = new Table({ points: [''], hands: { 2: 'rush' } }).play('rush').choose([2]);
  expect([table.at(2), table.actions(2)]).toEqual([2, 1]);
});
