import { expect, test } from 'vitest';
import { anySign, calledIn, freeSign } from './call-signs.ts';

test('a bot is called in the language of whoever reads, whatever the table was created in', () => {
  expect(calledIn('en', { kind: 'bot', name: 'Берёза' })).toBe('Birch');
  expect(calledIn('ru', { kind: 'bot', name: 'Birch' })).toBe('Берёза');
  expect(calledIn('ru', { kind: 'bot', name: 'Birch 13' })).toBe('Берёза 13');
});

test('a bot that somebody gave a name of its own keeps it, and so does a person', () => {
  expect(calledIn('ru', { kind: 'bot', name: 'HAL 9000' })).toBe('HAL 9000');
  expect(calledIn('en', { kind: 'human', name: 'Берёза' })).toBe('Берёза');
});

test('no two at a table are called alike in either language', () => {
  expect(freeSign('en', ['Берёза', 'Maple'])).toBe('Rowan');
  const all: string[] = [];
  while (all.length < 14) all.push(freeSign(all.length % 2 ? 'ru' : 'en', all));
  for (const language of ['ru', 'en'] as const) {
    const called = all.map((name) => calledIn(language, { kind: 'bot', name }));
    expect(new Set(called).size).toBe(all.length);
  }
});

test('a guest is offered one of them', () => {
  expect([anySign('ru', 0), anySign('en', 0.999)]).toEqual(['Берёза', 'Spruce']);
});
