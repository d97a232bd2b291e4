import { expect, test } from 'vitest';
import type { Question } from '../../rules/agenda.ts';
import { answersIn } from '../picked.ts';

const asking = (about: Question['about']) => ({ about, from: [3, 7] }) as unknown as Question;

test('RUB-5.5 a card in hand is no answer to which enemy is attacked, though they have the same number', () => {
  expect(answersIn(asking('enemy'), 'discard')).toBeUndefined();
  expect(answersIn(asking('enemy'), 'enemy', 'enemies')).toEqual(new Set([3, 7]));
  expect(answersIn(asking('discard'), 'discard')).toEqual(new Set([3, 7]));
  expect(answersIn(undefined, 'discard')).toBeUndefined();
});
