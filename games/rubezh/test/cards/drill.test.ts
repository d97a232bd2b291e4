import { expect, test } from 'vitest';
import { Table } from './table.ts';

test('RUB-9 Drill: draws two, then discards one of the hand, and gives its action back', () => {
  const table = new Table({ hands: { 2: 'drill rush' }, decks: { 2: 'volley counter-attack volley' } }).play(
    'drill',
  );
  expect(table.hand(2)).toBe('rush volley counter-attack');
  expect(table.offered).toEqual(['rush', 'volley', 'counter-attack']);
  table.choose(['rush']);
  expect([table.hand(2), table.discard(2), table.actions(2)]).toEqual([
    'volley counter-attack',
    'rush drill',
    1,
  ]);
});

test('RUB-5.2 Drill: may be played where it changes nothing, since it gives an action', () => {
  const table = new Table({ hands: { 2: 'drill' }, decks: { 2: '' } }).play('drill');
  expect([table.hand(2), table.discard(2), table.actions(2)]).toEqual(['', 'drill', 1]);
});
