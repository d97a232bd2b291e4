import { checkInterfaceWords } from '@bridgehead/kernel/testkit';
import { expect, test } from 'vitest';
import { en } from '../text/en.ts';
import { LATER } from '../text/later/index.ts';
import { ru } from '../text/ru.ts';

test('every sentence of the table counts as its language counts, for all numbers', () => {
  checkInterfaceWords(ru, en);
  checkInterfaceWords(LATER.ru, LATER.en);
});

test('nothing is said to be certain that six dice in a row may spoil', () => {
  expect([0, 1 / 6, 1 / 2, 1 - 1 / 6 ** 6, 1].map(en.percent)).toEqual(['0%', '17%', '50%', '99%', '100%']);
  expect(ru.percent(1 - 1 / 6 ** 3)).toBe('99\u00a0%');
});
