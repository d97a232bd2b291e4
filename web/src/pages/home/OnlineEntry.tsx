import { buttonClass } from '@bridgehead/kit';
import { Link } from '@tanstack/react-router';
import { Globe } from 'lucide-react';
import { useNetwork } from '../../online/useNetwork.ts';
import { useMessages } from '../../text/index.ts';
import styles from './OnlineEntry.module.css';

/** The way to tables on the server. */
export function OnlineEntry() {
  const { home } = useMessages();
  const network = useNetwork();
  return (
    <section className={styles.entry} aria-labelledby="online-title">
      <div>
        <h2 id="online-title">{home.online}</h2>
        <p className={styles.text}>{network ? home.onlineText : home.onlineNeedsNetwork}</p>
      </div>
      <Link to="/online" className={buttonClass('plain', 'large')}>
        <Globe aria-hidden size={22} />
        {home.onlineTables}
      </Link>
    </section>
  );
}
