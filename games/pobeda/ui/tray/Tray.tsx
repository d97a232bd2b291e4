import type { ReactNode } from 'react';
import type { Card } from '../../rules/cards.ts';
import { Hand } from '../hand/Hand.tsx';
import type { Turn } from '../use-turn.ts';
import { Piles } from './Piles.tsx';
import styles from './Tray.module.css';

interface TrayProps {
  readonly turn: Turn;
  /** What is picked up and what can be done with it, where it does not stand under the board. */
  readonly bar: ReactNode;
  readonly onPoint: (card: Card | null) => void;
  readonly onRead: (card: Card) => void;
}

export function Tray({ turn, bar, onPoint, onRead }: TrayProps) {
  return (
    <div className={styles.tray}>
      {bar}
      <div className={styles.layout}>
        <Hand turn={turn} onPoint={onPoint} />
        <Piles turn={turn} onRead={onRead} />
      </div>
    </div>
  );
}
