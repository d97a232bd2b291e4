import { type AftermathProps, Button } from '@bridgehead/kit';
import { useMemo, useState } from 'react';
import type { Pack } from '../../content/schema.ts';
import type { Card } from '../../rules/cards.ts';
import type { Event } from '../../rules/events.ts';
import type { View } from '../../rules/view.ts';
import { yearOf } from '../dates.ts';
import { cardsByCell, type Scene, SceneProvider } from '../scene.ts';
import { CardDialog } from '../spotlight/CardDialog.tsx';
import { MESSAGES } from '../text.ts';
import styles from './Aftermath.module.css';
import { appearances, turnsIn, yearsOf } from './history.ts';
import { Statistics } from './Statistics.tsx';
import { Timeline } from './Timeline.tsx';
import { WarMap } from './WarMap.tsx';

/** After the game: the events that came up, as a timeline and on a map, so that players can read on. */
export function Aftermath({ pack, view, language, seats, story }: AftermathProps<View, Event, Pack>) {
  const text = MESSAGES[language];
  const scene: Scene = useMemo(
    () => ({ pack, view, language, text, seats, cardOn: cardsByCell(view) }),
    [pack, view, language, text, seats],
  );
  const all = useMemo(() => appearances(story, pack), [story, pack]);
  const [year, setYear] = useState<number | null>(null);
  const [read, setRead] = useState<Card | null>(null);
  const shown = useMemo(
    () => all.filter(({ event }) => year === null || yearOf(event.date) === year),
    [all, year],
  );
  return (
    <SceneProvider value={scene}>
      <div className={styles.aftermath}>
        <Statistics story={story} turns={turnsIn(story)} />
        <div className={styles.years} role="group" aria-label={text.years}>
          {[null, ...yearsOf(all)].map((option) => (
            <Button
              key={option ?? 'all'}
              aria-pressed={option === year}
              className={option === year ? styles.pressed : ''}
              onClick={() => setYear(option)}
            >
              {option ?? text.allYears}
            </Button>
          ))}
        </div>
        <WarMap list={shown} onRead={setRead} />
        <Timeline list={shown} total={all.length} onRead={setRead} />
      </div>
      <CardDialog card={read} onClose={() => setRead(null)} />
    </SceneProvider>
  );
}
