import { cellName } from '../../rules/board.ts';
import { type Card, effectOf } from '../../rules/cards.ts';
import { cellOfEvent } from '../../rules/layout.ts';
import { longDate } from '../dates.ts';
import { CategoryMark } from '../marks/CategoryMark.tsx';
import { SpecialArt } from '../marks/SpecialArt.tsx';
import { EventMap } from '../map/EventMap.tsx';
import { Scene } from '../scenes/Scene.tsx';
import { useScene } from '../scene.ts';
import styles from './Spotlight.module.css';

interface CardSheetProps {
  readonly card: Card;
  /** Without, where it stands beside a map already. */
  readonly withMap?: boolean;
}

/** A card, large, as it is read aloud: date, place, drawing, text, and the map of that day. */
export function CardSheet({ card, withMap = true }: CardSheetProps) {
  const { pack, view, text, language } = useScene();
  const effect = effectOf(card);
  if (effect !== 'event') {
    return (
      <article className={styles.sheet}>
        <p className={styles.kind}>{text.special}</p>
        <h2 className={styles.figure}>{text.specials[effect].name}</h2>
        <SpecialArt effect={effect} className={styles.art} />
        <p>{text.specials[effect].does}</p>
      </article>
    );
  }
  const event = pack.events[card];
  const cell = cellOfEvent(view, card);
  if (!event) return null;
  return (
    <article className={styles.sheet} lang={language}>
      <p className={styles.kind}>
        <CategoryMark category={event.category} className={styles.mark} />
        {text.categories[event.category]}
        {cell !== undefined && <span className={styles.reference}>{cellName(cell)}</span>}
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
