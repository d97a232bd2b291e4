import type { AftermathProps } from '@bridgehead/kit';
import { useMemo } from 'react';
import type { Pack } from '../../content/pack.ts';
import type { Event } from '../../rules/events.ts';
import type { View } from '../../rules/view.ts';
import { history } from '../../text/history.ts';
import { courseOf } from '../ending/course.ts';
import { UnitMark } from '../marks/UnitMark.tsx';
import { LATER } from '../text/later/index.ts';
import styles from './Aftermath.module.css';
import { Chronicle } from './Chronicle.tsx';

/** After the game: what each unit did and whether it was spared, the fight turn by turn, and what really was. */
export default function Aftermath({ pack, view, language, story }: AftermathProps<View, Event, Pack>) {
  const text = LATER[language];
  const { turns, deeds } = useMemo(() => courseOf(story, view.units.length), [story, view]);
  return (
    <div className={styles.aftermath}>
      <section>
        <h3>{text.honours}</h3>
        <ul className={styles.units}>
          {deeds.map(({ destroyed, held, fell }, unit) => (
            <li key={unit} className={`${styles.unit} ${fell === null ? '' : styles.fallen}`}>
              <UnitMark unit={unit} className={styles.mark} />
              <div>
                <strong>{pack.units[unit]?.title[language]}</strong>
                <p className={styles.deeds}>{text.deeds(destroyed, held)}</p>
                <p className={styles.deeds}>{fell === null ? text.survived : text.fell(fell)}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <Chronicle turns={turns} text={text} />
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
