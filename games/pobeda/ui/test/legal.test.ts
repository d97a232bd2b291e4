import { expect, test } from 'vitest';
import type { Move } from '../../rules/moves.ts';
import { offersOf } from '../legal.ts';

const turn = { id: 'turn:1', kind: 'turn', seat: 0, must: true };
const draw = { id: 'draw:1', kind: 'draw', seat: 0, must: false };
const legal = (moves: readonly Move[]) => moves.map((move) => ({ decision: turn, move }));

test('plays are found by card and cell, the line sets of one play together', () => {
  const lines = [[{ from: 62, to: 67 }], [{ from: 63, to: 68 }]] as const;
  const { plays, exchanges, discards } = offersOf(
    legal([
      { kind: 'play', card: 3, cell: 65, lines: lines[0] },
      { kind: 'play', card: 3, cell: 65, lines: lines[1] },
      { kind: 'play', card: 140, cell: 5 },
      { kind: 'exchange', card: 9 },
    ]),
  );
  expect(
    plays
      .get(3)
      ?.get(65)
      ?.map(({ move }) => move.lines),
  ).toEqual(lines);
  expect([...(plays.get(140)?.keys() ?? [])]).toEqual([5]);
  expect(exchanges.has(9)).toBe(true);
  expect(discards.size).toBe(0);
});

test('a late draw is offered beside a turn', () => {
  const offers = offersOf([{ decision: draw, move: { kind: 'draw' } }]);
  expect(offers.draw?.decision).toBe(draw);
});
