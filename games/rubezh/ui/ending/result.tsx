import type { EndedTable, EndResult } from '@bridgehead/kit';
import type { Pack } from '../../content/pack.ts';
import type { View } from '../../rules/view.ts';
import { SeatMark } from '../marks/SeatMark.tsx';
import { commands } from '../scene.ts';
import { LATER } from '../text/later/index.ts';
import { endingOf } from './scenes.ts';

/** All of us, each with the units that were commanded and how many of them are left. */
export function result({ pack, view, seats, language, outcome }: EndedTable<View, Pack>): EndResult {
  const text = LATER[language];
  return {
    title: text.titles[endingOf(outcome)],
    people: seats.map((_, seat) => {
      const units = commands({ view }, seat);
      const left = units.filter((unit) => view.units[unit]?.isAlive);
      return {
        seat,
        mark: <SeatMark seat={seat} />,
        note: text.unitsLeft(left.map((unit) => pack.units[unit]?.title[language] ?? '').join(', ')),
      };
    }),
  };
}
