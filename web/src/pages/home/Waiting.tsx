import { changeSettings, later, useSettings } from '@bridgehead/kit';
import { useEffect } from 'react';
import { useNetwork } from '../../online/useNetwork.ts';
import { useMessages } from '../../text/index.ts';
import styles from './MyTables.module.css';
import { TableRow } from './TableRow.tsx';
import { useDeletion } from './useDeletion.tsx';
import { useTables, waitingOf } from './useTables.ts';

const MyOnlineTables = later(
  () => import('./MyOnlineTables.tsx'),
  ({ MyOnlineTables }) => MyOnlineTables,
);

/** What the house has kept for whoever comes in: where it is their turn, and what they had begun. */
export function Waiting() {
  const { home } = useMessages();
  const network = useNetwork();
  const known = useSettings(({ online }) => online);
  const { tables, reload } = useTables();
  const { ask, dialog } = useDeletion(reload);
  const begun = tables && waitingOf(tables);
  useEffect(() => {
    // The next visit leaves room for it, so that nothing moves under the hand.
    if (begun) changeSettings({ awaited: begun.length > 0 });
  }, [begun]);
  return (
    <section aria-labelledby="waiting" className={`${styles.section} ${styles.waiting}`}>
      <h2 id="waiting">{home.waiting}</h2>
      {network && known && <MyOnlineTables />}
      <ul className={styles.list}>
        {begun?.map((table) => (
          <TableRow key={table.id} table={table} onDelete={() => ask(table)} />
        ))}
      </ul>
      {dialog}
    </section>
  );
}
