import type { Card } from '../../rules/cards.ts';
import { useScene } from '../scene.ts';
import type { Turn } from '../use-turn.ts';
import styles from './Hand.module.css';
import { HandCard } from './HandCard.tsx';

interface HandProps {
  readonly turn: Turn;
  readonly onPoint: (card: Card | null) => void;
}

export function Hand({ turn, onPoint }: HandProps) {
  const { view, text } = useScene();
  if (view.viewer === 'spectator') return <p className={styles.empty}>{text.spectating}</p>;
  if (view.hand.length === 0) return <p className={styles.empty}>{text.handEmpty}</p>;
  return (
    <ol className={styles.hand} aria-label={text.hand}>
      {view.hand.map((card, index) => (
        <li key={card}>
          <HandCard card={card} digit={index + 1} turn={turn} onPoint={onPoint} />
        </li>
      ))}
    </ol>
  );
}
