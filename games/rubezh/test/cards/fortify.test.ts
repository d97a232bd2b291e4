import { expect, test } from 'vitest';
import { coreSet } from './core-set.ts';
import { Table } from './table.ts';

const hands = { 3: 'fortify' };

test('RUB-9 Fortify: two tokens on this point', () => {
  const table = new Table({ units: [1, 1, 3, 1, 1], hands }).play('fortify');
  expect(table.state.points.map(({ tokens }) => tokens)).toEqual([0, 0, 2, 0]);
});

test('RUB-7.2 Fortify: never above the limit of the point, nor beyond the twelve there are', () => {
  expect(new Table({ hands, tokens: [1] }).play('fortify').state.points[0]?.tokens).toBe(2);
  expect(new Table({ hands, tokens: [2] }).refusal('play', 'fortify')).toBe('changes-nothing');
  const roomy = coreSet.scenarios.terespol.map((point) => ({ ...point, limit: 6 }));
  const set = { ...coreSet, scenarios: { ...coreSet.scenarios, terespol: roomy } };
  expect(new Table({ set, hands, tokens: [2, 6, 3, 0] }).play('fortify').state.points[0]?.tokens).toBe(3);
  expect(new Table({ set, hands, tokens: [2, 6, 4, 0] }).refusal('play', 'fortify')).toBe('changes-nothing');
});

test('RUB-9 Fortify: may be cycled', () => {
  const table = new Table({ hands, decks: { 3: 'tunnel' } });
  table.move({ kind: 'cycle', card: table.state.hands[2]?.[0] as number });
  expect([table.hand(3), table.state.points[0]?.tokens]).toEqual(['tunnel', 0]);
});
