import type { AnyGameUi, GameCover } from '@bridgehead/kit';
import { about } from '../../rules/about.ts';
import { Cover } from './Cover.tsx';

const cover: GameCover = {
  ...about,
  blurb: {
    ru: 'Брестская крепость, июнь 1941 года. Пять подразделений, четыре огневые точки и противник, у которого впереди ещё целая колода свежих сил. Держитесь вместе: побеждают все или никто.',
    en: 'Brest Fortress, June 1941. Five units, four fire points, and an enemy with a whole deck of fresh forces. Hold together: all win or nobody does.',
  },
  order: 3,
  quick: { seats: 1, bot: 'quick' },
  Cover,
  loadUi: async () => (await import('../index.tsx')).default as unknown as AnyGameUi,
};

export default cover;
