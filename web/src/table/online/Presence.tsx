import { Hidden } from '@bridgehead/kit';
import { useOnlineMessages } from '../../text/online/index.ts';
import styles from './Presence.module.css';

/** A full dot for somebody at the table, a ring for somebody who is away. */
export function Presence({ present }: { readonly present: boolean }) {
  const { table } = useOnlineMessages();
  const words = present ? table.present : table.away;
  return (
    <span className={`${styles.presence} ${present ? styles.present : ''}`} title={words}>
      <Hidden>{words}</Hidden>
    </span>
  );
}
