import type { AftermathProps } from '@bridgehead/kit';
import { useMemo, useState } from 'react';
import type { Pack } from '../../content/schema.ts';
import type { Card } from '../../rules/cards.ts';
import type { Event } from '../../rules/events.ts';
import type { View } from '../../rules/view.ts';
import { cardsByCell, type Scene, SceneProvider } from '../scene.ts';
import { CardDialog } from '../spotlight/CardDialog.tsx';
import { MESSAGES } from '../text.ts';
import styles from './Aftermath.module.css';
import { appearances, turnsIn } from './history.ts';
import { PassageOfWar } from './PassageOfWar.tsx';
import { Statistics } from './Statistics.tsx';
import { Timeline } from './Timeline.tsx';

/** After the game: the events that came up, on a map that goes through the war and as a timeline, so that players can read on. */
export function Aftermath({ pack, view, language, seats, story }: AftermathProps<View, Event, Pack>) {
  const text = MESSAGES[language];
  const scene: Scene = useMemo(
    () => ({ pack, view, language, text, seats, cardOn: cardsByCell(view) }),
    [pack, view, language, text, seats],
  );
  const all = useMemo(() => appearances(story, pack), [story, pack]);
  const [read, setRead] = useState<Card | null>(null);
  return (
    <SceneProvider value={scene}>
      <div className={styles.aftermath}>
        <Statistics story={story} turns={turnsIn(story)} />
        <PassageOfWar list={all} />
        <Timeline list={all} onRead={setRead} />
      </div>
      <CardDialog card={read} onClose={() => setRead(null)} />
    </SceneProvider>
  );
}
