import type { ReactNode } from 'react';
import styles from './Cards.module.css';

export interface CardProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** Something the table is asked or told, with what can be done about it. */
export function Card({ label, children, actions }: CardProps) {
  return (
    <section className={styles.card} aria-label={label}>
      <p role="status">{children}</p>
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
