import type { Decision } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import type { Move } from '../../rules/moves.ts';
import { choiceOf, offersOf } from '../legal.ts';

const decision: Decision = { id: 'act:1:0:0', kind: 'act', seat: 0, must: true };
const offered = (moves: readonly Move[]) => offersOf(moves.map((move) => ({ decision, move })));

test('posting a unit and sending it are both ways to a point', () => {
  expect(
    offered([{ kind: 'post', unit: 2, at: 1 }])
      .ways.get(2)
      ?.has(1),
  ).toBe(true);
  expect(
    offered([{ kind: 'go', unit: 2, to: 3 }])
      .ways.get(2)
      ?.has(3),
  ).toBe(true);
});

test('what is chosen is found in whatever order it was pressed, unless the order counts', () => {
  const { chooses } = offered([
    { kind: 'choose', picks: [4, 7] },
    { kind: 'choose', picks: [7, 9] },
  ]);
  expect(choiceOf(chooses, [7, 4], false)?.move).toEqual({ kind: 'choose', picks: [4, 7] });
  expect(choiceOf(chooses, [7, 4], true)).toBeUndefined();
});
