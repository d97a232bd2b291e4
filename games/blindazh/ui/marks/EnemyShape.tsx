import type { Arm } from '../../rules/index.ts';
import styles from './EnemyShape.module.css';

/** Grey silhouettes, seen from the side, on a field of 80 × 80 around the middle. */
const SILHOUETTES: Readonly<Record<Arm, string>> = {
  infantry:
    'M-17-22a8 8 0 0 1 16 0h2v3h-20v-3zM-16-18h14l4 12 1 22h-6l-3-14-4 14h-7l2-22zM6-14a7 7 0 0 1 14 0h2v3H4v-3zM7-10h12l4 11v17h-6l-3-11-4 11H5l1-17z',
  tank: 'M-34 4q0-6 6-6h8l4-14h22l5 7h22v5H12l1 2h12q8 0 9 7l-7 14q-2 3-6 3h-42q-4 0-6-3zM-22 13a4 4 0 1 0 .1 0M-8 13a4 4 0 1 0 .1 0M6 13a4 4 0 1 0 .1 0M20 13a4 4 0 1 0 .1 0',
  artillery: 'M-36 22-12 2-20-6l6-6 8 7L30-24l3 6L4 2a12 12 0 1 1-16 10l-20 14zM0 7a6 6 0 1 0 .1 0',
};

const SHIELD = 'M-12-13H12V0Q12 10 0 15-12 10-12 0Z';

export function EnemyShape({ arm, shield }: { readonly arm: Arm; readonly shield: number }) {
  return (
    <>
      <rect className={styles.card} x="-40" y="-36" width="80" height="72" rx="6" />
      <path
        className={styles.silhouette}
        fillRule="evenodd"
        transform="translate(-3 0)"
        d={SILHOUETTES[arm]}
      />
      <g transform="translate(29 25)">
        <path className={styles.shield} d={SHIELD} transform="scale(1.2)" />
        <text className={styles.value} y="8">
          {shield}
        </text>
      </g>
    </>
  );
}
