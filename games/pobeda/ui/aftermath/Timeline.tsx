import { Words } from '@bridgehead/kit';
import type { Card } from '../../rules/cards.ts';
import { looseChip } from '../../rules/chips.ts';
import { longDate, yearOf } from '../dates.ts';
import { CategoryMark } from '../marks/CategoryMark.tsx';
import { Chip } from '../marks/Chip.tsx';
import { useScene } from '../scene.ts';
import styles from './Timeline.module.css';
import { type Appearance, yearsOf } from './history.ts';

interface TimelineProps {
  readonly list: readonly Appearance[];
  readonly onRead: (card: Card) => void;
}

export function Timeline({ list, onRead }: TimelineProps) {
  const { text } = useScene();
  return (
    <section className={styles.timeline}>
      <h3>{text.timeline}</h3>
      <p className={styles.intro}>{text.timelineIntro(list.length)}</p>
      {yearsOf(list).map((year) => (
        <section key={year}>
          <h4 className={styles.year}>{year}</h4>
          <ol className={styles.list}>
            {list
              .filter(({ event }) => yearOf(event.date) === year)
              .map((appearance) => (
                <li key={appearance.card}>
                  <AppearanceRow appearance={appearance} onRead={onRead} />
                </li>
              ))}
          </ol>
        </section>
      ))}
    </section>
  );
}

interface RowProps {
  readonly appearance: Appearance;
  readonly onRead: (card: Card) => void;
}

/** One event: when it was, what it was, who played it and on which turn. */
function AppearanceRow({ appearance: { card, event, seat, turn }, onRead }: RowProps) {
  const { text, language, seats, view } = useScene();
  return (
    <button type="button" className={styles.row} onClick={() => onRead(card)}>
      <CategoryMark category={event.category} className={styles.mark} />
      <span className={styles.words}>
        <span className={styles.title}>{event.title[language]}</span>
        <span className={styles.facts}>
          {longDate(event.date, language)} · {event.place[language]}
        </span>
      </span>
      <span className={styles.player}>
        <Chip spot={looseChip(view.colours[seat] ?? 0)} className={styles.chip} />
        <span>
          <Words>{seats[seat]?.name ?? ''}</Words>
          <br />
          {text.turnNumber(turn)}
        </span>
      </span>
    </button>
  );
}
