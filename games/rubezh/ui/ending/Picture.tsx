import { type EndedTable, useLanguage } from '@bridgehead/kit';
import { Print } from '@bridgehead/kit/print';
import type { ReactNode } from 'react';
import type { Pack } from '../../content/pack.ts';
import type { View } from '../../rules/view.ts';
import { LATER } from '../text/later/index.ts';
import { BrokeOut } from './pictures/BrokeOut.tsx';
import { Captured } from './pictures/Captured.tsx';
import { Destroyed } from './pictures/Destroyed.tsx';
import { Stalled } from './pictures/Stalled.tsx';
import { type Ending, endingOf } from './scenes.ts';

const PICTURES: Readonly<Record<Ending, () => ReactNode>> = {
  brokeOut: () => <BrokeOut />,
  captured: () => <Captured />,
  destroyed: () => <Destroyed />,
  stalled: () => <Stalled />,
};

/** How it ended, as a linocut. */
export function Picture({ outcome }: Pick<EndedTable<View, Pack>, 'view' | 'outcome'>) {
  const ending = endingOf(outcome);
  return (
    <div role="img" aria-label={LATER[useLanguage()].pictures[ending]}>
      <Print>{PICTURES[ending]()}</Print>
    </div>
  );
}
