import { expect, test } from 'vitest';
import { Table } from './table.ts';

test('RUB-9 Decisive shot: one attack +3 on anybody here, however well covered', () => {
  const table = new Table({ points: ['infantry rockets tanks', 'aviation'], hands: { 1: 'decisive-shot' } });
  table.play('decisive-shot');
  expect(table.offered).toEqual(['infantry', 'rockets', 'tanks']);
  expect(table.choose(['tanks'], 3).attacks).toEqual(['tanks 3+3>5']);
  expect(table.isAsking).toBe(false);
});
