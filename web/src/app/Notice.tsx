import type { ReactNode } from 'react';
import { Contours } from '../art/Contours.tsx';
import styles from './Notice.module.css';
import { MAIN_ID } from './Root.tsx';

export interface NoticeProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** A page that has one thing to say. */
export function Notice({ title, children, actions }: NoticeProps) {
  return (
    <main id={MAIN_ID} className={styles.notice}>
      <Contours className={styles.art} />
      <h1>{title}</h1>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </main>
  );
}
