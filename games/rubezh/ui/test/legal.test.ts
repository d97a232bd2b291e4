import type { Decision } from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
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

describe('RUB-4.2 what is chosen', () => {
  const asked = { ...decision, id: 'choose:3', kind: 'choose', composed: true } as const;
  const question = { about: 'enemies', from: [4, 7, 9], least: 1, most: 2 } as const;
  test('is put together in whatever order it was pressed, unless the order counts', () => {
    expect(choiceOf(asked, question, [7, 4])?.move).toEqual({ kind: 'choose', picks: [4, 7] });
    const order = { ...question, about: 'order', least: 3, most: 3 } as const;
    expect(choiceOf(asked, order, [9, 4, 7])?.move).toEqual({ kind: 'choose', picks: [9, 4, 7] });
  });
  test('is no answer before it is enough, nor to anything else', () => {
    expect(choiceOf(asked, question, [])).toBeUndefined();
    expect(choiceOf(asked, question, [4, 7, 9])).toBeUndefined();
    expect(choiceOf(decision, question, [4])).toBeUndefined();
  });
});
