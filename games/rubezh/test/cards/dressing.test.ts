import { expect, test } from 'vitest';
import { Table } from './table.ts';

const given = { points: ['infantry rifle'], units: [1, 2, 2, 1, 2], hands: { 4: 'dressing dressing' } };

test('RUB-9 Dressing: a unit here that failed rolls again, better kept, as often as there are cards', () => {
  const table = new Table(given).defend([1, 1]).move({ kind: 'stand' }, [2]).react('dressing', 1);
  expect(table.checks).toEqual(['1 1+0≤3']);
  expect(table.react('dressing', 4).checks).toEqual(['1 4+0>3']);
  expect(table.state.units[0]?.isAlive).toBe(true);
});

test('RUB-9 Dressing: for the battalion itself, and not for a unit elsewhere', () => {
  const own = new Table(given).defend([4, 4]).move({ kind: 'stand' }, [2]);
  expect(own.react('dressing', 5).checks).toEqual(['4 5+0>3']);
  const far = new Table({ ...given, units: [1, 2, 2, 2, 2] }).defend().move({ kind: 'stand' }, [2]);
  expect(far.state.units[0]?.isAlive).toBe(false);
});
