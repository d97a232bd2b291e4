import type { AftermathProps } from '@bridgehead/kit';
import { Chronicle, Roll, RollEntry } from '@bridgehead/kit/aftermath';
import { useMemo } from 'react';
import type { Pack } from '../../content/pack.ts';
import type { Event } from '../../rules/events.ts';
import type { View } from '../../rules/view.ts';
import { SideMark } from '../pieces/SeatMark.tsx';
import { coloursOf } from '../pieces/colours.ts';
import { MESSAGES } from '../text.ts';
import { courseOf } from './course.ts';

/** After the battle: what every army fired, hit and lost, and the losses tour by tour. */
export function Aftermath({ pack, view, language, seats, story }: AftermathProps<View, Event, Pack>) {
  const text = MESSAGES[language].after;
  const { armies, tours } = useMemo(() => courseOf(story, view), [story, view]);
  const colours = coloursOf(pack, view);
  return (
    <>
      <Roll>
        {armies.map(({ shots, hits, fights, soldiers, machines }, seat) => (
          <RollEntry
            key={seat}
            mark={<SideMark seat={seat} colour={colours[seat]} />}
            name={seats[seat]?.name}
            deeds={[text.fired(shots, hits), text.fought(fights), text.lost(soldiers, machines)]}
            isFallen={view.out.includes(seat)}
          />
        ))}
      </Roll>
      <Chronicle
        title={text.chronicle}
        above={text.firstLosses(seats[0]?.name ?? '')}
        below={text.otherLosses}
        turns={tours.map(({ tour, first, others }) => ({
          above: first,
          below: others,
          summary: text.tourSummary(tour, first, others),
        }))}
      />
    </>
  );
}
