import type { AnyGameUi, GameCover } from '@bridgehead/kit';
import { about } from '../../rules/about.ts';
import { Cover } from './Cover.tsx';

const cover: GameCover = {
  ...about,
  blurb: {
    ru: 'Шесть полос обороны и один отряд. Ройте окопы, встречайте танки и пехоту, берегите солдат — и прокопайтесь к позициям противника. Побеждают все или никто.',
    en: 'Six lanes of defence and one squad. Dig trenches, meet tanks and infantry, keep the soldiers safe, and dig through to the enemy’s positions. All win or nobody does.',
  },
  order: 2,
  quick: { seats: 3, bot: 'quick' },
  Cover,
  loadUi: async () => (await import('../index.tsx')).default as unknown as AnyGameUi,
};

export default cover;
