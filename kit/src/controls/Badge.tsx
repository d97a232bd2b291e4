import styles from './Badge.module.css';
import { Hidden } from './Hidden.tsx';

/** How many of something are new; screen readers hear what they are. */
export function Badge({ count, label }: { readonly count: number; readonly label: string }) {
  return (
    <span className={styles.badge}>
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <Hidden>{label}</Hidden>
    </span>
  );
}
