import { expect, test } from 'vitest';
import type { Question } from '../../rules/agenda.ts';
import { answersIn, toggled } from '../picked.ts';

const asking = (about: Question['about']) => ({ about, from: [3, 7] }) as unknown as Question;

test('RUB-5.5 a card in hand is no answer to which enemy is attacked, though they have the same number', () => {
  expect(answersIn(asking('enemy'), 'discard')).toBeUndefined();
  expect(answersIn(asking('enemy'), 'enemy', 'enemies')).toEqual(new Set([3, 7]));
  expect(answersIn(asking('discard'), 'discard')).toEqual(new Set([3, 7]));
  expect(answersIn(undefined, 'discard')).toBeUndefined();
});

test('cards are pressed in the order they will lie: the first press begins a new one', () => {
  const order = { about: 'order', from: [4, 5, 6], most: 3 } as unknown as Question;
  const after = (...presses: readonly number[]) =>
    presses.reduce<readonly number[]>((picks, one) => toggled(order, picks, one), order.from);
  expect(after(6)).toEqual([6]);
  expect(after(6, 4, 5)).toEqual([6, 4, 5]);
  expect(after(6, 4, 6)).toEqual([4]);
  expect(after(6, 4, 5, 5)).toEqual([5]);
});

test('of several that are chosen a second press gives one back, the last one too', () => {
  const several = { about: 'enemies', from: [4, 5, 6], most: 2 } as unknown as Question;
  expect(toggled(several, [4], 4)).toEqual([]);
  expect(toggled(several, [4, 5], 5)).toEqual([4]);
  expect(toggled(several, [4, 5], 6)).toEqual([4, 5]);
});
