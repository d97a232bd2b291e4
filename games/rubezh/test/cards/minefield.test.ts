import { expect, test } from 'vitest';
import { Table } from './table.ts';

const given = { units: [2, 2, 1, 2, 2], hands: { 3: 'minefield' } };

test('RUB-9 Minefield: two of those who have just come suffer an attack +1 each', () => {
  const table = new Table({ ...given, points: ['rifle'], fresh: 'infantry motorised infantry' });
  table.arrive(1, 3).react('minefield');
  expect(table.offered).toEqual(['infantry', 'motorised', 'infantry']);
  table.choose(['motorised'], 1);
  expect(table.attacks).toEqual(['motorised 1+1≤3']);
  expect(table.offered).toEqual(['infantry', 'infantry']);
  expect(table.choose(['infantry'], 3).attacks).toEqual(['infantry 3+1>3']);
  expect(table.enemies(1)).toBe('rifle motorised infantry');
});

test('RUB-5.6 Minefield: legal targets only, whoever else stands there', () => {
  const table = new Table({ ...given, points: ['infantry'], fresh: 'rockets tanks sappers' });
  table.arrive(1, 3).react('minefield', 6);
  expect(table.attacks).toEqual(['sappers 6+1>2']);
  expect(table.isAsking).toBe(false);
});

test('RUB-5.3 Minefield: nobody is asked where the engineers do not stand, or nobody can be hit', () => {
  expect(new Table({ ...given, fresh: 'infantry' }).arrive(2, 1).window).toBeUndefined();
  expect(new Table({ ...given, points: ['infantry'], fresh: 'tanks' }).arrive(1, 1).window).toBeUndefined();
});
