import { expect, test } from 'vitest';
import { Table } from './table.ts';

test('RUB-9 Volley: one attack with +1', () => {
  const table = new Table({ points: ['infantry'], hands: { 2: 'volley' } }).play('volley', 3);
  expect(table.attacks).toEqual(['infantry 3+1>3']);
  expect(table.discard(2)).toBe('volley');
});

test('RUB-5.6 Volley: neither the screened nor the elite behind others', () => {
  const table = new Table({ points: ['rockets infantry tanks infantry'], hands: { 2: 'volley' } }).play(
    'volley',
  );
  expect(table.offered).toEqual(['infantry', 'infantry']);
});

test('RUB-5.2 Volley: not without anybody to hit', () => {
  expect(new Table({ points: ['', 'infantry'], hands: { 2: 'volley' } }).refusal('play', 'volley')).toBe(
    'changes-nothing',
  );
});
