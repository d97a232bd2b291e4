import { type ReactNode, useId } from 'react';
import styles from './CardRow.module.css';

interface CardRowProps {
  readonly title: string;
  /** What it is called to whoever listens; its text follows. */
  readonly label: string;
  readonly picture: ReactNode;
  readonly signs?: ReactNode;
  readonly text: string;
  readonly isPicked: boolean;
  /** Where it is put back; null while it is not. */
  readonly place?: number | null;
  readonly card?: number;
  readonly onPress: () => void;
}

/** A card to choose by what it says: a small picture, its name, its text. */
export function CardRow(props: CardRowProps) {
  const { title, label, picture, signs, text, isPicked, place = null, card, onPress } = props;
  const textId = useId();
  return (
    <button
      type="button"
      className={`${styles.row} ${isPicked ? styles.picked : ''}`}
      data-answer
      data-card={card}
      aria-label={label}
      aria-describedby={textId}
      aria-pressed={isPicked}
      onClick={onPress}
    >
      <span className={styles.picture}>
        {picture}
        {place !== null && <span className={styles.place}>{place}</span>}
      </span>
      <span className={styles.title}>{title}</span>
      <span className={styles.signs}>{signs}</span>
      <span className={styles.text} id={textId}>
        {text}
      </span>
    </button>
  );
}
