import { expect, test } from 'vitest';
import { unshuffled } from '../scenario.ts';
import { Table } from './table.ts';

const given = { units: [1, 2, 2, 1, 2], hands: { 4: 'field-hospital' } };

test('RUB-9 Field hospital: a unit here shuffles up to three discarded skills into its deck and draws two', () => {
  const discards = { 1: 'bayonets hurrah squall-fire bayonets', 4: 'dressing' };
  const table = new Table({ ...given, discards, decks: { 1: 'decisive-shot' }, commanders: [1, 0, 0, 0, 0] });
  table.play('field-hospital');
  expect([table.asked, table.offered]).toEqual([[0], [1, 4]]);
  table.choose([1]);
  expect([table.asked, table.offered]).toEqual([[1], ['bayonets', 'hurrah', 'squall-fire', 'bayonets']]);
  expect(table.question).toMatchObject({ least: 0, most: 3 });
  table.choose(['hurrah', 'squall-fire'], ...unshuffled(3));
  expect(table.discard(1)).toBe('bayonets bayonets');
  expect(table.hand(1)).toBe('squall-fire hurrah');
  expect(table.state.units[0]?.isRenewed).toBe(false);
});

test('RUB-9 Field hospital: for itself too, without the card that is being played', () => {
  const table = new Table({
    ...given,
    units: [2, 2, 2, 1, 2],
    discards: { 4: 'dressing' },
    decks: { 4: 'second-wind' },
  });
  table.play('field-hospital').choose(['dressing'], ...unshuffled(2));
  expect([table.hand(4), table.discard(4)]).toEqual(['dressing second-wind', 'field-hospital']);
});

test('RUB-5.2 Field hospital: not where nobody here can draw or take back anything', () => {
  const table = new Table({ ...given, units: [2, 2, 2, 1, 2], decks: { 4: '' } });
  expect(table.refusal('play', 'field-hospital')).toBe('changes-nothing');
});
