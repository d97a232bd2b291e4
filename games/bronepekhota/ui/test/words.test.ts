import { checkInterfaceWords } from '@bridgehead/kernel/testkit';
import { expect, test } from 'vitest';
import { en } from '../text/en.ts';
import { ru } from '../text/ru.ts';

test('every sentence of the table counts as its language counts, for all numbers', () => {
  checkInterfaceWords(ru, en);
});

test('BRP-1.5 what an army costs is told beside the other, or beside the average of several', () => {
  expect([en.unfair(78, false), en.unfair(-56, true)]).toEqual([
    'Costs 78% more than the other army.',
    'Costs 56% less than the others do on average.',
  ]);
  expect([ru.unfair(78, false), ru.unfair(-56, true)]).toEqual([
    'Дороже армии соперника на 78\u00a0%.',
    'Дешевле остальных армий в среднем на 56\u00a0%.',
  ]);
});
