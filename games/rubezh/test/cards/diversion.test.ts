import { expect, test } from 'vitest';
import { EVERYBODY } from '../../rules/state.ts';
import { Table } from './table.ts';

const given = {
  points: ['infantry rockets tanks', 'rifle', 'captured'],
  units: [1, 1, 1, 1, 1],
  hands: { 5: 'diversion' },
  fresh: 'sappers',
};

test('RUB-9 Diversion: one enemy here, screened or not but never the elite, to another held point', () => {
  const table = new Table(given).play('diversion');
  expect(table.offered).toEqual(['infantry', 'rockets']);
  table.choose(['rockets']);
  expect(table.offered).toEqual([2, 4, 'bottom']);
  table.choose([2]);
  expect([table.enemies(1), table.enemies(2)]).toEqual(['infantry tanks', 'rifle rockets']);
});

test('RUB-9 Diversion: or to the bottom of the fresh forces, where everybody knows it', () => {
  const table = new Table(given).play('diversion').choose(['infantry']).choose(['bottom']);
  expect([table.enemies(1), table.fresh()]).toEqual(['rockets tanks', 'sappers infantry']);
  expect(table.state.fresh.seen[0]).toBe(EVERYBODY);
});

test('RUB-4.7 Diversion: is no arrival', () => {
  const table = new Table({ ...given, units: [1, 1, 2, 1, 1], hands: { 3: 'minefield', 5: 'diversion' } });
  expect(table.play('diversion').choose(['infantry']).choose([2]).window).toBeUndefined();
});

test('RUB-5.2 Diversion: not where only the elite stands', () => {
  expect(new Table({ ...given, points: ['tanks'] }).refusal('play', 'diversion')).toBe('changes-nothing');
});
