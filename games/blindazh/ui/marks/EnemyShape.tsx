import type { Arm } from '../../rules/index.ts';
import styles from './EnemyShape.module.css';
import { Gun } from './Gun.tsx';
import { Infantry } from './Infantry.tsx';
import { Tank } from './Tank.tsx';

export const SHIELD = 'M-14-15H14V1Q14 12 0 18-14 12-14 1Z';

interface EnemyShapeProps {
  readonly arm: Arm;
  readonly shield: number;
}

/** Black silhouettes on a grey tile, on a field of 92 × 84 around the middle. */
export function EnemyShape({ arm, shield }: EnemyShapeProps) {
  return (
    <>
      <rect className={styles.card} x="-46" y="-41" width="92" height="82" rx="4" />
      {arm === 'infantry' ? <Infantry men={shield} /> : arm === 'tank' ? <Tank /> : <Gun />}
      <g transform="translate(33 28)">
        <path className={styles.shield} d={SHIELD} />
        <text className={styles.value} y="10">
          {shield}
        </text>
      </g>
    </>
  );
}

/** One tile alone. */
export function EnemyTile({
  arm,
  shield,
  className = '',
}: EnemyShapeProps & { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="-50 -50 100 100" aria-hidden>
      <EnemyShape arm={arm} shield={shield} />
    </svg>
  );
}
