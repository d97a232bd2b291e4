import type { SpecialEffect } from '../../rules/cards.ts';
import styles from './SpecialArt.module.css';

const CHIP = 'M0 -9 A9 9 0 1 1 0 9 A9 9 0 1 1 0 -9 Z';
const PLUS = 'M-4.6 0H4.6M0 -4.6V4.6';
const MINUS = 'M-4.6 0H4.6';

/** What a special card does, drawn: a chip that comes, a chip that goes, and one for the other. */
export function SpecialArt({
  effect,
  className,
}: {
  readonly effect: SpecialEffect;
  readonly className?: string | undefined;
}) {
  const comes = (x: number) => (
    <g transform={`translate(${x} 0)`}>
      <path className={styles.solid} d={CHIP} />
      <path className={styles.signOnSolid} d={PLUS} />
    </g>
  );
  const goes = (x: number) => (
    <g transform={`translate(${x} 0)`}>
      <path className={styles.ghost} d={CHIP} />
      <path className={styles.sign} d={MINUS} />
    </g>
  );
  return (
    <svg className={className} viewBox="-26 -12 52 24" aria-hidden>
      {effect === 'place' && comes(0)}
      {effect === 'remove' && goes(0)}
      {effect === 'replace' && (
        <>
          {goes(-15)}
          <path className={styles.arrow} d="M-4 0H3M0.4 -3L3.6 0L0.4 3" />
          {comes(15)}
        </>
      )}
    </svg>
  );
}
