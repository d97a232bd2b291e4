import type { EndedTable, EndResult } from '@bridgehead/kit';
import type { Pack } from '../../content/index.ts';
import type { View } from '../../rules/index.ts';
import { Soldier } from '../marks/SoldierShape.tsx';
import { LATER } from '../text/later/index.ts';
import { Medal } from './Medal.tsx';
import { sceneOf } from './scenes.ts';

/** All of us; the winners with the order that the printed rules award them. */
export function result({ seats, language, outcome }: EndedTable<View, Pack>): EndResult {
  const text = LATER[language];
  return {
    title: text.titles[sceneOf(outcome)],
    people: seats.map((_, seat) =>
      outcome.kind === 'won'
        ? { seat, mark: <Medal />, note: text.medal }
        : { seat, mark: <Soldier seat={seat} /> },
    ),
  };
}
