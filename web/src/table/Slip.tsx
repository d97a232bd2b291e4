import { IconButton } from '@bridgehead/kit';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
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
  return (
    <section className={styles.slip} aria-label={label}>
      <header className={styles.head}>
        <h2>{title}</h2>
        <span className={styles.count}>{count}</span>
        <IconButton label={closeLabel} onClick={onClose}>
          <X aria-hidden size={20} />
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
