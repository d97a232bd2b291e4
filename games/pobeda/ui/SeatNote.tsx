import { SeatNote as Note } from '@bridgehead/kit/table';
import { useScene } from './scene.ts';
import styles from './SeatNote.module.css';

interface SeatNoteProps {
  readonly cards: number;
  readonly lines: number;
  /** As many lines win. */
  readonly target: number;
}

/** Cards in the hand and lines made. */
export function SeatNote({ cards, lines, target }: SeatNoteProps) {
  const { text } = useScene();
  return (
    <Note
      words={`${text.cards(cards)} · ${text.lineCount(lines, target)}`}
      figures={
        <>
          <svg className={styles.mark} viewBox="0 0 12 16">
            <rect x="1" y="1" width="10" height="14" rx="1.5" />
          </svg>
          {cards}
          <svg className={styles.mark} viewBox="0 0 24 16">
            <path d="M1 14 23 2" />
          </svg>
          {lines}/{target}
        </>
      }
    />
  );
}
