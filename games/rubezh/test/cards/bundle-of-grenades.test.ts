import { expect, test } from 'vitest';
import { Table } from './table.ts';

const hands = { 1: 'bundle-of-grenades' };

test.each([
  ['armoured-car', 2, 'armoured-car 2+3>4'],
  ['motorised', 1, 'motorised 1+3>3'],
  ['tanks', 3, 'tanks 3+3>5'],
  ['infantry', 2, 'infantry 2+1≤3'],
  ['aviation', 3, 'aviation 3+1≤4'],
])('RUB-9 Bundle of grenades: one attack, +3 against vehicles and else +1: %s', (kind, die, attack) => {
  expect(new Table({ points: [kind], hands }).play('bundle-of-grenades', die).attacks).toEqual([attack]);
});

test('RUB-9 Bundle of grenades: may be cycled', () => {
  const table = new Table({ points: ['infantry'], hands, decks: { 1: 'hurrah' } });
  table.move({ kind: 'cycle', card: table.state.hands[0]?.[0] as number });
  expect([table.hand(1), table.discard(1), table.actions(1)]).toEqual(['hurrah', 'bundle-of-grenades', 1]);
});
