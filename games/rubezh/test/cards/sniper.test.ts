import { expect, test } from 'vitest';
import { Table } from './table.ts';

test('RUB-9 Sniper: one attack +2, over a screen but not at the elite behind others', () => {
  const table = new Table({ points: ['infantry rockets aviation'], hands: { 5: 'sniper' } }).play('sniper');
  expect(table.offered).toEqual(['infantry', 'rockets']);
  expect(table.choose(['rockets'], 1).attacks).toEqual(['rockets 1+2>2']);
});
