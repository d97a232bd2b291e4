import { type EndedTable, useLanguage } from '@bridgehead/kit';
import { Print } from '@bridgehead/kit/print';
import type { ReactNode } from 'react';
import type { Pack } from '../../content/pack.ts';
import type { Colours } from '../../rules/armoury.ts';
import type { View } from '../../rules/view.ts';
import { Costs } from './pictures/Costs.tsx';
import { Draw } from './pictures/Draw.tsx';
import { Mission } from './pictures/Mission.tsx';
import { WipedOut } from './pictures/WipedOut.tsx';
import { type Scene, sceneOf, winningColours } from './scenes.ts';
import { ENDING } from './words/index.ts';

const PICTURES: Readonly<Record<Scene, (colours: Colours) => ReactNode>> = {
  wipedOut: (colours) => <WipedOut colours={colours} />,
  mission: (colours) => <Mission colours={colours} />,
  costs: (colours) => <Costs colours={colours} />,
  draw: () => <Draw />,
};

/** How it ended, as a linocut in the ink of whoever won. */
export function Picture({ pack, view, outcome }: Pick<EndedTable<View, Pack>, 'pack' | 'view' | 'outcome'>) {
  const scene = sceneOf(outcome);
  return (
    <div role="img" aria-label={ENDING[useLanguage()].pictures[scene]}>
      <Print>{PICTURES[scene](winningColours(pack, view, outcome))}</Print>
    </div>
  );
}
