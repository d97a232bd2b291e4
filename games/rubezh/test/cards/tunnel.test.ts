import { expect, test } from 'vitest';
import { Table } from './table.ts';

test('RUB-9 Tunnel: it and one other unit here move, apart if they like', () => {
  const table = new Table({
    units: [1, 1, 1, 2, 2],
    commanders: [1, 1, 0, 1, 1],
    hands: { 3: 'tunnel' },
  }).play('tunnel');
  expect([table.asked, table.offered]).toEqual([[0], [2, 3, 4]]);
  table.choose([3]);
  expect([table.asked, table.offered]).toEqual([[0], [1, 2]]);
  table.choose([2]);
  expect([table.asked, table.offered]).toEqual([[1], [2, 3, 4]]);
  table.choose([4]);
  expect([table.at(1), table.at(2), table.at(3), table.actions(3)]).toEqual([1, 4, 3, 1]);
});

test('RUB-9 Tunnel: its unit draws one', () => {
  const given = { units: [2, 2, 1, 2, 2], hands: { 3: 'tunnel' }, decks: { 3: 'fortify minefield' } };
  expect(new Table(given).play('tunnel').choose([2]).hand(3)).toBe('fortify');
});

test('RUB-5.8 Tunnel: alone it goes alone', () => {
  const table = new Table({ units: [2, 2, 1, 2, 2], hands: { 3: 'tunnel' } }).play('tunnel').choose([2]);
  expect([table.at(3), table.isAsking, table.actions(3)]).toEqual([2, false, 1]);
});
