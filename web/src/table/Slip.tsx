import { IconButton } from '@bridgehead/kit';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { usePlayMessages } from '../text/play/index.ts';
import styles from './Slip.module.css';

export interface SlipProps {
  readonly title: string;
  /** What the slip is called, where its title says something else. */
  readonly label?: string;
  readonly count?: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** A few words to a player: beside a wide board a card; over a narrow one a strip in the place of the seats. */
export function Slip({ title, label = title, count, closeLabel, onClose, actions, children }: SlipProps) {
  const { guide } = usePlayMessages();
  const [isFolded, fold] = useState(false);
  const Icon = isFolded ? ChevronDown : ChevronUp;
  return (
    <section className={`${styles.slip} ${isFolded ? styles.folded : ''}`} aria-label={label}>
      <header className={styles.head}>
        <h2>{title}</h2>
        <span className={styles.count}>{count}</span>
        <IconButton label={closeLabel} className={styles.close} onClick={onClose}>
          <X aria-hidden size={20} />
        </IconButton>
        <IconButton
          label={isFolded ? guide.unfold : guide.fold}
          className={styles.fold}
          aria-expanded={!isFolded}
          onClick={() => fold(!isFolded)}
        >
          <Icon aria-hidden size={20} />
        </IconButton>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={styles.text} aria-live="polite" tabIndex={0}>
        {children}
      </div>
      <footer className={styles.foot}>{actions}</footer>
    </section>
  );
}
