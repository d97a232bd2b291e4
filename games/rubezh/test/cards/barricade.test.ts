import { expect, test } from 'vitest';
import { Table } from './table.ts';

const given = { points: ['infantry artillery tanks'], units: [2, 2, 1, 2, 2], hands: { 3: 'barricade' } };

test('RUB-9 Barricade: up to two enemies here, not the elite, do not attack this turn', () => {
  const table = new Table(given).move({ kind: 'done' }).react('barricade');
  expect(table.offered).toEqual(['infantry', 'artillery']);
  expect(table.question).toMatchObject({ least: 0, most: 2 });
  table.choose(['infantry', 'artillery']).move({ kind: 'stand' }, [6]);
  expect(table.checks).toEqual(['3 6+0>5']);
});

test('RUB-9 Barricade: fewer if the commander likes, and for this turn only', () => {
  const table = new Table({ ...given, points: ['infantry infantry infantry'], fresh: '' });
  table.move({ kind: 'done' }).react('barricade').choose(['infantry']).move({ kind: 'stand' }, [3]);
  expect(table.checks).toEqual(['3 3+0>2']);
  expect([table.state.turn, table.state.held]).toEqual([3, []]);
});
