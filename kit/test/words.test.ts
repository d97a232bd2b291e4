import { expect, test } from 'vitest';
import { splitForeign } from '../src/controls/Words.tsx';

test('Russian names within an English sentence', () => {
  expect(splitForeign('en', 'Анна Петрова-Водкина: “Cell B3”, then Ёлка.')).toEqual([
    '',
    'Анна Петрова-Водкина',
    ': “Cell B3”, then ',
    'Ёлка',
    '.',
  ]);
});

test('English names within a Russian sentence, but neither cells nor figures', () => {
  expect(splitForeign('ru', 'Ходит Mary O’Hara: клетка B3, 4+.')).toEqual([
    'Ходит ',
    'Mary O’Hara',
    ': клетка B3, 4+.',
  ]);
});

test('a sentence without foreign words stays whole', () => {
  expect(splitForeign('ru', 'Карты сдаёт Берёза.')).toEqual(['Карты сдаёт Берёза.']);
  expect(splitForeign('en', 'Birch deals.')).toEqual(['Birch deals.']);
});
