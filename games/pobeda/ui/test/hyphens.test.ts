import { expect, test } from 'vitest';
import { hyphenated } from '../hyphens.ts';

const shown = (text: string, language: 'ru' | 'en') => hyphenated(text, language).replaceAll('\u00ad', '-');

test('long Russian words are divided between syllables', () => {
  expect(shown('Контрнаступление под Москвой', 'ru')).toBe('Контр-на-сту-пле-ние под Москвой');
  expect(shown('Сталинградская битва', 'ru')).toBe('Ста-лин-град-ская битва');
  expect(shown('Космодемьянская', 'ru')).toBe('Кос-мо-демьян-ская');
});

test('long English words are divided, and clusters stay whole', () => {
  expect(shown('Prokhorovka', 'en')).toBe('Pro-kho-rovka');
  expect(shown('Conference', 'en')).toBe('Con-fe-rence');
});

test('figures stay with what they count', () => {
  expect(hyphenated('Танк Т-34-85', 'ru')).toBe('Танк Т-\u206034-\u206085');
  expect(hyphenated('Приказ № 227', 'ru')).toBe('Приказ №\u00a0227');
});

test('short words and the words themselves are left alone', () => {
  expect(hyphenated('Парад 7 ноября', 'ru')).toBe('Парад 7 ноября');
  expect(hyphenated('«От Советского Информбюро»', 'ru').replaceAll('\u00ad', '')).toBe(
    '«От Советского Информбюро»',
  );
});
