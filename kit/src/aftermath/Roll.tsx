import type { ReactNode } from 'react';
import styles from './Roll.module.css';

/** Everybody who fought. */
export function Roll({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.roll}>{children}</ul>;
}

interface RollEntryProps {
  readonly mark: ReactNode;
  readonly name: ReactNode;
  readonly deeds: readonly string[];
  readonly isFallen?: boolean;
}

/** One of them with what they did. */
export function RollEntry({ mark, name, deeds, isFallen = false }: RollEntryProps) {
  return (
    <li className={`${styles.entry} ${isFallen ? styles.fallen : ''}`}>
      {mark}
      <div>
        <p className={styles.name}>{name}</p>
        {deeds.map((deed) => (
          <p key={deed} className={styles.deed}>
            {deed}
          </p>
        ))}
      </div>
    </li>
  );
}
