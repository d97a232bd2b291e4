import { type GamePage, later } from '@bridgehead/kit';
import type { Pack } from '../../content/pack.ts';

export const armyPage: GamePage<Pack> = {
  path: 'armies',
  title: { ru: 'Армии', en: 'Armies' },
  kind: 'army',
  Page: later(
    () => import('./ArmyPage.tsx'),
    ({ ArmyPage }) => ArmyPage,
  ),
};
