import { useOnlineMessages } from '../../text/online/index.ts';
import type { LinkState } from '../../carrier/online.ts';
import styles from './ConnectionStrip.module.css';

export interface ConnectionProps {
  readonly connection: LinkState;
  readonly words?: string;
}

/** Says that the line is being mended; screen readers hear it as well. */
export function ConnectionStrip({ connection, words }: ConnectionProps) {
  const { table } = useOnlineMessages();
  return (
    <div role="status" className={styles.place}>
      {connection === 'reconnecting' && (
        <p className={styles.strip}>
          <span className={styles.turning} aria-hidden />
          {words ?? table.reconnecting}
        </p>
      )}
    </div>
  );
}
