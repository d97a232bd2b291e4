import type { LobbyReply } from '@bridgehead/wire';
import { useServerList } from '../../online/useServerList.ts';
import { inOrder } from '../online/order.ts';
import { OnlineRow } from '../online/OnlineRow.tsx';
import styles from './MyTables.module.css';

/** Silent while the server is: the home page needs none. */
export function MyOnlineTables() {
  const { reply } = useServerList<LobbyReply>('/api/lobby');
  if (!reply || reply.mine.length === 0) return null;
  return (
    <ul className={styles.list}>
      {inOrder(reply.mine).map((brief) => (
        <OnlineRow key={brief.table} brief={brief} />
      ))}
    </ul>
  );
}
