import type { WarEvent } from '../../content/schema.ts';
import { longDate } from '../dates.ts';
import { EventMap } from '../map/EventMap.tsx';
import { CategoryMark } from '../marks/CategoryMark.tsx';
import { Scene } from '../scenes/Scene.tsx';
import { useWords } from '../text.ts';
import styles from './Spotlight.module.css';

interface EventSheetProps {
  readonly event: WarEvent;
  /** Its cell, where a board is near. */
  readonly reference?: string | undefined;
  /** Without, where it stands beside a map already. */
  readonly withMap?: boolean;
}

/** An event, large, as it is read aloud: date, place, drawing, text, and the map of that day. */
export function EventSheet({ event, reference, withMap = true }: EventSheetProps) {
  const { text, language } = useWords();
  return (
    <article className={styles.sheet} lang={language}>
      <p className={styles.kind}>
        <CategoryMark category={event.category} className={styles.mark} />
        {text.categories[event.category]}
        {reference !== undefined && <span className={styles.reference}>{reference}</span>}
      </p>
      <h2 className={styles.title}>{event.title[language]}</h2>
      <p className={styles.facts}>
        <span className={styles.date}>{longDate(event.date, language)}</span>
        <span>{event.place[language]}</span>
      </p>
      <div className={styles.scene}>
        <Scene id={event.scene} />
      </div>
      <p className={styles.text}>{event.text[language]}</p>
      {withMap && <EventMap event={event} />}
    </article>
  );
}
