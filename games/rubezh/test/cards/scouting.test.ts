import { expect, test } from 'vitest';
import { rulesOver } from '../../rules/rules.ts';
import { eventCard } from '../scenario.ts';
import { coreSet } from './core-set.ts';
import { Table } from './table.ts';

const given = { hands: { 5: 'scouting' }, commanders: [0, 0, 0, 0, 1] };
const THREE = 'ammunition-store banner rockets karl';

test('RUB-9 Scouting: the top three of the event deck, tasks included, back in any order', () => {
  const table = new Table({ ...given, events: THREE }).play('scouting');
  expect([table.asked, table.offered]).toEqual([[1], ['ammunition-store', 'banner', 'rockets']]);
  table.choose(['rockets', 'ammunition-store', 'banner']);
  const order = ['rockets', 'ammunition-store', 'banner', 'karl'].map((id) => eventCard(id, coreSet));
  expect(table.state.events.cards.toReversed()).toEqual(order);
  expect(table.actions(5)).toBe(1);
});

test('RUB-9 Scouting: the cards are told to its commander alone, who knows them from then on', () => {
  const table = new Table({ ...given, events: THREE }).play('scouting');
  const told = table.heard.filter(({ event }) => event.kind === 'lookedCards');
  expect(told.map(({ to }) => to)).toEqual([[1]]);
  table.choose(['banner', 'ammunition-store', 'rockets']);
  const known = (seat: number) =>
    rulesOver(coreSet)
      .observe(table.state, seat)
      .events.map((card) => card !== null);
  expect([known(0), known(1)]).toEqual([
    [false, false, false, false],
    [false, true, true, true],
  ]);
});

test('RUB-9 Scouting: fewer if fewer are left, without a reshuffle', () => {
  const table = new Table({ ...given, events: 'karl banner', eventDiscard: 'rockets' }).play('scouting');
  expect(table.offered).toEqual(['karl', 'banner']);
});

test('RUB-9 Scouting: a single card is looked at and put back, and nothing is asked', () => {
  const table = new Table({ ...given, events: 'karl' }).play('scouting');
  expect(table.state.agenda).toEqual([]);
  expect(table.state.events.cards).toEqual([eventCard('karl', coreSet)]);
});

test('RUB-9 Scouting: may be cycled', () => {
  const table = new Table({ ...given, decks: { 5: 'sniper' } });
  table.move({ kind: 'cycle', card: table.state.hands[4]?.[0] as number });
  expect(table.hand(5)).toBe('sniper');
});
