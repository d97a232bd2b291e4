import { type Cell, SIDE } from '../../rules/board.ts';
import styles from './Hand.module.css';

/** Where on the board a cell lies, at a glance. */
export function MiniMap({ cell }: { readonly cell: Cell }) {
  const [x, y] = [(cell % SIDE) + 0.5, Math.floor(cell / SIDE) + 0.5];
  return (
    <svg className={styles.miniMap} viewBox="-0.5 -0.5 13 13" aria-hidden>
      <rect className={styles.miniBoard} width={SIDE} height={SIDE} />
      <path className={styles.miniHair} d={`M${x} 0V${SIDE}M0 ${y}H${SIDE}`} />
      <rect className={styles.miniCell} x={x - 1.1} y={y - 1.1} width="2.2" height="2.2" />
    </svg>
  );
}
