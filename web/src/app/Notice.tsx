import { Words } from '@bridgehead/kit';
import { createContext, type ReactNode, use } from 'react';
import { Contours } from '../art/Contours.tsx';
import styles from './Notice.module.css';
import { MAIN_ID } from './Root.tsx';

export interface NoticeProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** Whether a frame around us already marks the main part of the page. */
export const InsideMain = createContext(false);

/** A page that has one thing to say. */
export function Notice({ title, children, actions }: NoticeProps) {
  const Part = use(InsideMain) ? 'div' : 'main';
  return (
    <Part {...(Part === 'main' && { id: MAIN_ID })} className={styles.notice}>
      <Contours className={styles.art} />
      <h1>
        <Words>{title}</Words>
      </h1>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </Part>
  );
}
