import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { splitForeign, Words } from '../src/controls/Words.tsx';
import { useSettings } from '../src/settings.ts';

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

test('a foreign name in a drawing is said to be so as well, by what a drawing may hold', () => {
  useSettings.setState({ language: 'en' });
  const drawn = renderToStaticMarkup(<Words as="tspan">Анна</Words>);
  expect(drawn).toBe('<tspan lang="ru" translate="no">Анна</tspan>');
});
