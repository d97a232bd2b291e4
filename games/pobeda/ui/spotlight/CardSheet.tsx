import { cellName } from '../../rules/board.ts';
import { type Card, effectOf } from '../../rules/cards.ts';
import { cellOfEvent } from '../../rules/layout.ts';
import { SpecialArt } from '../marks/SpecialArt.tsx';
import { useScene } from '../scene.ts';
import { EventSheet } from './EventSheet.tsx';
import styles from './Spotlight.module.css';

interface CardSheetProps {
  readonly card: Card;
  /** Without, where it stands beside a map already. */
  readonly withMap?: boolean;
}

/** A card, large: an event of the war, or what a special card does. */
export function CardSheet({ card, withMap = true }: CardSheetProps) {
  const { pack, view, text } = useScene();
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
  const reference = cell === undefined ? undefined : cellName(cell);
  return <EventSheet event={event} reference={reference} withMap={withMap} />;
}
