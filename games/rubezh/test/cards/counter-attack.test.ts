import { expect, test } from 'vitest';
import { Table } from './table.ts';

const given = { points: ['infantry rifle infantry'], units: [1, 1, 2, 2, 2], hands: { 2: 'counter-attack' } };

test('RUB-9 Counter-attack: after passing a check, one attack +1 on one of its attackers', () => {
  const table = new Table(given).defend([2, 1, 2]).move({ kind: 'stand' }, [6]).move({ kind: 'stand' }, [3]);
  expect(table.window).toMatchObject({ at: 'passed', checked: 1 });
  table.react('counter-attack');
  expect(table.offered).toEqual(['infantry', 'infantry']);
  expect(table.choose(['infantry'], 3).attacks).toEqual(['infantry 3+1>3']);
});

test('RUB-6.4 Counter-attack: a retreating unit makes it still on the old point', () => {
  const table = new Table(given).defend([2, 2, 2]).move({ kind: 'retreat' }, [4]);
  table.react('counter-attack').choose(['rifle'], 6);
  expect(table.attacks).toEqual(['rifle 6+1>3']);
  expect(table.choose([3]).at(2)).toBe(3);
});

test('RUB-9 Counter-attack: neither after a failed check nor after another unit’s', () => {
  const others = new Table(given).defend([1, 1, 1]).move({ kind: 'stand' }, [6]);
  expect(others.window).toBeUndefined();
  const failed = new Table(given).defend([2, 2, 2]).move({ kind: 'stand' }, [1]);
  expect(failed.state.units[1]?.isAlive).toBe(false);
});
