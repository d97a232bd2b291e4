import { checkInterfaceWords } from '@bridgehead/kernel/testkit';
import { test } from 'vitest';
import { en } from '../text/en.ts';
import { ru } from '../text/ru.ts';

test('every sentence of the table counts as its language counts, for all numbers', () => {
  checkInterfaceWords(ru, en);
});
