import { type EndedTable, useLanguage } from '@bridgehead/kit';
import type { Pack } from '../../content/index.ts';
import type { View } from '../../rules/index.ts';
import { LATER } from '../text/later/index.ts';
import { Held } from './pictures/Held.tsx';
import { NoFlag } from './pictures/NoFlag.tsx';
import { Overrun } from './pictures/Overrun.tsx';
import { sceneOf } from './scenes.ts';

/** The last moment as a linocut. */
export function Picture({ view, outcome }: Pick<EndedTable<View, Pack>, 'view' | 'outcome'>) {
  const scene = sceneOf(outcome);
  return (
    <div role="img" aria-label={LATER[useLanguage()].pictures[scene]}>
      {scene === 'held' && <Held men={view.seats} />}
      {scene === 'overrun' && <Overrun />}
      {scene === 'noFlag' && <NoFlag />}
    </div>
  );
}
