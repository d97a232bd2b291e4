import { expect, test } from 'vitest';
import { Table } from './table.ts';

test('RUB-9 Rush: to any other held point, one card, one more action', () => {
  const table = new Table({
    points: ['', 'captured'],
    hands: { 2: 'rush' },
    decks: { 2: 'volley drill' },
  }).play('rush');
  expect(table.offered).toEqual([3, 4]);
  table.choose([4]);
  expect([table.at(2), table.hand(2), table.actions(2)]).toEqual([4, 'volley', 1]);
  expect(table.events).toContainEqual({ kind: 'went', unit: 1, from: 0, to: 3, way: 'card' });
});
