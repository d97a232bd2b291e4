import type { Decision } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import type { Move } from '../../rules/index.ts';
import { offersOf } from '../legal.ts';

const decision: Decision = { id: 'turn:0:3', kind: 'turn', seat: 1, must: true };
const offered = (moves: readonly Move[]) => offersOf(moves.map((move) => ({ decision, move })));

test('the turns of a tile lie together under the cell where they fit', () => {
  const { digs } = offered([
    { kind: 'dig', to: 8, tile: 2, turn: 0 },
    { kind: 'dig', to: 8, tile: 2, turn: 3 },
    { kind: 'dig', to: 1, tile: 2, turn: 1 },
    { kind: 'dig', to: 8, tile: 5, turn: 0 },
  ]);
  expect(
    digs
      .get(2)
      ?.get(8)
      ?.map(({ move }) => move.turn),
  ).toEqual([0, 3]);
  expect([...(digs.get(2)?.keys() ?? [])]).toEqual([8, 1]);
  expect([...(digs.get(5)?.keys() ?? [])]).toEqual([8]);
});

test('a trench may be walked to and cleared, and both are offered', () => {
  const { walks, clears, end } = offered([
    { kind: 'move', to: 1 },
    { kind: 'clear', cell: 1 },
    { kind: 'end' },
  ]);
  expect(walks.has(1) && clears.has(1)).toBe(true);
  expect(end?.move).toEqual({ kind: 'end' });
});
