import type { ReactNode } from 'react';
import styles from './SeatNote.module.css';

interface SeatNoteProps {
  readonly words: ReactNode;
  /** The same in figures and small drawings. */
  readonly figures: ReactNode;
}

/** What is worth a glance about a seat: in words, or in figures where the seats stand close. */
export function SeatNote({ words, figures }: SeatNoteProps) {
  return (
    <>
      <span className={styles.words}>{words}</span>
      <span className={styles.figures} aria-hidden>
        {figures}
      </span>
    </>
  );
}
