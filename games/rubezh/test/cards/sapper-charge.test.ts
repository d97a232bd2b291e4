import { expect, test } from 'vitest';
import { Table } from './table.ts';

test('RUB-9 Sapper charge: one attack with +2', () => {
  const table = new Table({ points: ['armoured-car'], hands: { 3: 'sapper-charge' } }).play(
    'sapper-charge',
    3,
  );
  expect(table.attacks).toEqual(['armoured-car 3+2>4']);
});
