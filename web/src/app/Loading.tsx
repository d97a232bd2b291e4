import { useMessages } from '../text/index.ts';
import { Contours } from '../art/Contours.tsx';
import styles from './Notice.module.css';

export function Loading() {
  const { app } = useMessages();
  return (
    <div className={styles.loading} role="status">
      <Contours className={styles.drifting} />
      <p>{app.loading}</p>
    </div>
  );
}
