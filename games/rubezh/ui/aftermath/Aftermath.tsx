import type { AftermathProps } from '@bridgehead/kit';
import { Chronicle, Roll, RollEntry } from '@bridgehead/kit/aftermath';
import { useMemo } from 'react';
import type { Pack } from '../../content/pack.ts';
import type { Event } from '../../rules/events.ts';
import type { View } from '../../rules/view.ts';
import { history } from '../../text/history.ts';
import { courseOf } from '../ending/course.ts';
import { UnitMark } from '../marks/UnitMark.tsx';
import { LATER } from '../text/later/index.ts';
import styles from './Aftermath.module.css';

/** After the game: what each unit did and whether it was spared, the fight turn by turn, and what really happened. */
export function Aftermath({ pack, view, language, story }: AftermathProps<View, Event, Pack>) {
  const text = LATER[language];
  const { turns, deeds } = useMemo(() => courseOf(story, view.units.length), [story, view]);
  return (
    <div className={styles.aftermath}>
      <section>
        <h3>{text.honours}</h3>
        <Roll>
          {deeds.map(({ destroyed, held, fell }, unit) => (
            <RollEntry
              key={unit}
              mark={<UnitMark unit={unit} className={styles.mark} />}
              name={pack.units[unit]?.title[language]}
              deeds={[
                text.destroyedBy(destroyed),
                text.checksHeld(held),
                fell === null ? text.survived : text.fell(fell),
              ]}
              isFallen={fell !== null}
            />
          ))}
        </Roll>
      </section>
      <Chronicle
        title={text.chronicle}
        above={text.destroyedAbove}
        below={text.lossesBelow}
        turns={turns.map(({ turn, destroyed, lost, captured }) => ({
          above: destroyed,
          below: lost.length + captured.length,
          summary: text.turnSummary(turn, destroyed, lost.length, captured.length),
        }))}
      />
      <section>
        <h3>{text.history}</h3>
        {history.map((paragraph) => (
          <p key={paragraph.en} className={styles.history}>
            {paragraph[language]}
          </p>
        ))}
      </section>
    </div>
  );
}
