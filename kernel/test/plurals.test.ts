import { pluralRu } from '@bridgehead/kernel';
import { miscounted } from '@bridgehead/kernel/testkit';
import { expect, test } from 'vitest';

test('Russian plural forms are those of the language, for every number', () => {
  const forms = { one: 'one', few: 'few', many: 'many' };
  const russian = new Intl.PluralRules('ru');
  for (let count = 0; count <= 1200; count++) {
    expect([count, pluralRu(count, forms)]).toEqual([count, russian.select(count)]);
  }
});

test.each([
  ['3 очков', '3 points', '3 очков'],
  ['11 ход', '11 moves', '11 ход'],
  ['через 22 шаг', '', '22 шаг'],
  ['1 шаг', '1 steps', '1 steps'],
])('a wrong form is found: %s / %s', (ru, en, wrong) => {
  expect(miscounted({ ru, en })).toBe(wrong);
});

test.each([
  ['2 очка из 10 очков', '2 of 10 points'],
  ['от 2 до 4 игроков', '2 to 4 players'],
  ['21 ход, 12 ходов, 0 карт', '1 pass, 1 status, 11 moves'],
  ['клетка 3-1 шаг', '3-1 steps'],
])('a right one is let pass: %s / %s', (ru, en) => {
  expect(miscounted({ ru, en })).toBeUndefined();
});
