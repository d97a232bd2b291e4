import type { AnyGameUi, GameCover } from '@bridgehead/kit';
import { about } from '../../rules/about.ts';
import { Cover } from './Cover.tsx';

const cover: GameCover = {
  ...about,
  blurb: {
    ru: 'Пехота, боевые машины и орудия на столе с домами, мостами и стенами. Соберите армию, займите укрытия и возьмите верх: важен каждый шаг.',
    en: 'Infantry, war machines and guns on a table of houses, bridges and walls. Raise an army, take cover, and prevail: every step counts.',
  },
  order: 4,
  quick: { seats: 2, bot: 'quick' },
  documents: true,
  page: { path: 'armies', title: { ru: 'Собрать армию', en: 'Raise an army' } },
  Cover,
  loadDiagrams: async () => (await import('../guide/diagrams.ts')).diagrams,
  loadUi: async () => (await import('../index.tsx')).default as unknown as AnyGameUi,
};

export default cover;
