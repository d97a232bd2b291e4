import type { TableBrief } from '@bridgehead/wire';
import { useId } from 'react';
import { inOrder } from './order.ts';
import { OnlineRow } from './OnlineRow.tsx';
import styles from './TableList.module.css';

export interface TableListProps {
  readonly title: string;
  readonly tables: readonly TableBrief[];
  /** What to say when there are none. */
  readonly none: string;
}

export function TableList({ title, tables, none }: TableListProps) {
  const id = useId();
  const sorted = inOrder(tables);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {sorted.length === 0 && <p className={styles.none}>{none}</p>}
      <ul className={styles.list}>
        {sorted.map((brief) => (
          <OnlineRow key={brief.table} brief={brief} />
        ))}
      </ul>
    </section>
  );
}
