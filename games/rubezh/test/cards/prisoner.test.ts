import { expect, test } from 'vitest';
import { Table } from './table.ts';

const given = { hands: { 5: 'prisoner' }, decks: { 5: 'sniper' } };

test('RUB-9 Prisoner: of the top three fresh forces one goes to the bottom, the rest back in any order; one card', () => {
  const table = new Table({ ...given, fresh: 'tanks infantry rifle sappers' }).play('prisoner');
  expect(table.offered).toEqual(['tanks', 'infantry', 'rifle']);
  table.choose(['rifle', 'infantry', 'tanks']);
  expect(table.fresh()).toBe('rifle infantry sappers tanks');
  expect([table.hand(5), table.actions(5)]).toEqual(['sniper', 1]);
});

test('RUB-5.8 Prisoner: as far as possible with a single card left, or none', () => {
  expect(new Table({ ...given, fresh: 'tanks' }).play('prisoner').fresh()).toBe('tanks');
  const none = new Table({ ...given, fresh: '', points: ['', 'infantry'] }).play('prisoner');
  expect(none.hand(5)).toBe('sniper');
});
