import type { RecordHeader } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { named } from './names.ts';

const seats = [
  { kind: 'human', name: 'Анна' },
  { kind: 'bot', name: 'Берёза', bot: 'quick' },
] as const;

test('a sentence calls bots in its own language, and people as they call themselves', () => {
  const header = { seats } as unknown as RecordHeader;
  const said = named(header, ({ seat }) => ({
    ru: `Карты сдаёт ${seat(1)}. Первый ход: ${seat(0)}.`,
    en: `${seat(1)} deals. ${seat(0)} moves first.`,
  }));
  expect(said).toEqual({
    ru: 'Карты сдаёт Берёза. Первый ход: Анна.',
    en: 'Birch deals. Анна moves first.',
  });
  expect(named(header, () => null)).toBeNull();
});
