import { expect, test } from 'vitest';
import { Table } from './table.ts';

test('RUB-9 Orderly’s rifle: one attack without a bonus', () => {
  const table = new Table({ points: ['infantry'], hands: { 4: 'orderlys-rifle' } }).play('orderlys-rifle', 3);
  expect(table.attacks).toEqual(['infantry 3+0≤3']);
});

test('RUB-9 Orderly’s rifle: may be cycled', () => {
  const table = new Table({ hands: { 4: 'orderlys-rifle' }, decks: { 4: 'dressing' } });
  table.move({ kind: 'cycle', card: table.state.hands[3]?.[0] as number });
  expect(table.hand(4)).toBe('dressing');
});
