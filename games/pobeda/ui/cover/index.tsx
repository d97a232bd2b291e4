import type { AnyGameUi, GameCover } from '@bridgehead/kit';
import { about } from '../../rules/about.ts';
import { Cover } from './Cover.tsx';

const cover: GameCover = {
  ...about,
  blurb: {
    ru: 'Сто сорок событий 1941–1945 годов на одном поле. Каждая карта — событие войны и одна клетка. Шесть своих фишек в ряд складываются в линию победы.',
    en: 'A hundred and forty events of 1941–1945 on one board. Every card is an event of the war and one cell. Six of your chips in a row make a line of victory.',
  },
  order: 1,
  quick: { seats: 3, bot: 'quick' },
  page: { path: 'chronicle', title: { ru: 'Хроника войны', en: 'Chronicle of the war' } },
  Cover,
  loadUi: async () => (await import('../index.tsx')).default as unknown as AnyGameUi,
};

export default cover;
