import { expect, test } from 'vitest';
import { coreSet } from '../../test/cards/core-set.ts';
import { position } from '../../test/scenario.ts';
import { pilesOf } from '../ask/piles.ts';

test('a reaction of which several are in hand is offered once, with their number', () => {
  const { hands } = position({ set: coreSet, hands: { 4: 'dressing dressing evacuation dressing' } });
  const [first = 0, second, saves] = hands[3] ?? [];
  expect(pilesOf(coreSet, hands.flat(), null)).toEqual([
    { top: first, copies: 3 },
    { top: saves, copies: 1 },
  ]);
  expect(pilesOf(coreSet, hands.flat(), second ?? null)[0]).toEqual({ top: second, copies: 3 });
});
