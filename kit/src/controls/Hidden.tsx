import type { ReactNode } from 'react';
import styles from './Hidden.module.css';

/** For screen readers only. */
export function Hidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
