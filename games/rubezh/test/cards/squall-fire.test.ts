import { expect, test } from 'vitest';
import { Table } from './table.ts';

const hands = { 1: 'squall-fire' };

test('RUB-9 Rapid fire: two attacks, each with +1', () => {
  const table = new Table({ points: ['infantry motorised'], hands }).play('squall-fire');
  table.choose(['motorised'], 3);
  expect(table.attacks).toEqual(['motorised 3+1>3']);
  table.choose(['infantry'], 2);
  expect(table.attacks).toEqual(['infantry 2+1≤3']);
  expect(table.enemies(1)).toBe('infantry');
  expect(table.actions(1)).toBe(0);
});

test('RUB-5.5 Rapid fire: the second target is chosen among those that are legal then, and may be the first again', () => {
  const table = new Table({ points: ['infantry rockets'], hands }).play('squall-fire', 6);
  expect(table.attacks).toEqual(['infantry 6+1>3']);
  expect(table.offered).toEqual(['rockets']);
  const again = new Table({ points: ['infantry'], hands }).play('squall-fire', 1).choose(['infantry'], 6);
  expect(again.attacks).toEqual(['infantry 6+1>3']);
});

test('RUB-5.5 Rapid fire: the second attack may be waived, the first may not', () => {
  const table = new Table({ points: ['infantry infantry'], hands }).play('squall-fire');
  expect(table.question).toMatchObject({ least: 1, most: 1 });
  table.choose(['infantry'], 1);
  expect(table.question).toMatchObject({ least: 0, most: 1 });
  table.choose([]);
  expect(table.attacks).toEqual([]);
  expect(table.discard(1)).toBe('squall-fire');
});
