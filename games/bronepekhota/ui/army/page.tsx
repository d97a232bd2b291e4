import type { GamePage, GamePageProps } from '@bridgehead/kit';
import { lazy, Suspense } from 'react';
import type { Pack } from '../../content/pack.ts';

const LaterPage = lazy(() => import('./ArmyPage.tsx'));

function Page(props: GamePageProps<Pack>) {
  return (
    <Suspense fallback={null}>
      <LaterPage {...props} />
    </Suspense>
  );
}

export const armyPage: GamePage<Pack> = {
  path: 'armies',
  title: { ru: 'Армии', en: 'Armies' },
  kind: 'army',
  Page,
};
