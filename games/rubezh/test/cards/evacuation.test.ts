import { expect, test } from 'vitest';
import { Table } from './table.ts';

const given = {
  points: ['infantry rifle'],
  units: [1, 2, 2, 1, 2],
  hands: { 4: 'evacuation' },
  fresh: '',
};

test('RUB-9 Evacuation: moves instead of being destroyed, has no action next turn, and the card leaves the game', () => {
  const table = new Table(given).defend([1, 1]).move({ kind: 'stand' }, [1]);
  expect(table.window).toMatchObject({ at: 'doomed', checked: 0 });
  table.react('evacuation');
  expect(table.offered).toEqual([2, 3, 4]);
  table.choose([4]);
  expect([table.state.turn, table.at(1), table.actions(1), table.actions(2)]).toEqual([3, 4, 0, 1]);
  expect(table.state.units[3]?.gone).toHaveLength(1);
  expect(table.discard(4)).toBe('');
});

test('RUB-6.9 Evacuation: may save its own battalion, and takes the place of a retreat’s move', () => {
  const table = new Table(given).defend([4, 4]).move({ kind: 'retreat' }, [1]);
  expect(table.checks).toEqual(['4 1+1≤3']);
  table.react('evacuation').choose([3]);
  expect([table.at(4), table.state.units[3]?.isAlive, table.isAsking]).toEqual([3, true, false]);
});

test('RUB-4.2 Evacuation: where to is chosen by the commander of the unit that is saved', () => {
  const table = new Table({ ...given, commanders: [0, 0, 0, 1, 1] });
  table.move({ kind: 'done' }).move({ kind: 'done' }).divide([1, 1]).move({ kind: 'agree' });
  table.move({ kind: 'stand' }, [1]).move({ kind: 'decline' }).react('evacuation');
  expect([table.asked, table.question.about]).toEqual([[0], 'destination']);
});
