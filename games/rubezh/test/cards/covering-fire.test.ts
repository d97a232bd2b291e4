import { expect, test } from 'vitest';
import { Table } from './table.ts';

const given = { points: ['infantry rifle'], units: [1, 1, 2, 2, 2], hands: { 2: 'covering-fire' } };

test('RUB-9 Covering fire: another unit here has +2 on the check in hand, before the roll', () => {
  const table = new Table(given).defend([1, 1]).move({ kind: 'stand' });
  expect(table.window).toMatchObject({ at: 'check', checked: 0 });
  expect(table.react('covering-fire', 2).checks).toEqual(['1 2+2>3']);
});

test('RUB-9 Covering fire: on every roll of that check, and on no other', () => {
  const table = new Table({ ...given, tokens: [1] })
    .defend([1, 2])
    .move({ kind: 'stand' })
    .react('covering-fire', 1);
  expect(table.checks).toEqual(['1 1+2>1']);
  expect(table.move({ kind: 'stand' }, [3]).checks).toEqual(['2 3+0>2']);
  const again = new Table({ ...given, tokens: [1] })
    .defend([1, 1])
    .move({ kind: 'stand' })
    .react('covering-fire', 1);
  expect(again.checks).toEqual(['1 1+2≤3']);
  expect(again.move({ kind: 'token' }, [2]).checks).toEqual(['1 2+2>3']);
});

test('RUB-9 Covering fire: not for the platoon itself', () => {
  const table = new Table(given).defend([2, 2]).move({ kind: 'stand' }, [4]);
  expect(table.checks).toEqual(['2 4+0>3']);
});

test('RUB-9 Covering fire: ends with the check, whichever unit makes it', () => {
  const table = new Table({ ...given, units: [2, 1, 2, 1, 2] }).defend([4, 4]).move({ kind: 'stand' });
  expect(table.react('covering-fire', 2).checks).toEqual(['4 2+2>3']);
  const early = new Table(given).defend([1, 2]).move({ kind: 'stand' }).react('covering-fire', 6);
  expect(early.state.units.map(({ steady }) => steady)).toEqual([0, 0, 0, 0, 0]);
});
