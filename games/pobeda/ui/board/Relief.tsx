import { SIDE } from '../../rules/board.ts';
import styles from './Relief.module.css';

/** A river with two tributaries, across a sheet of 12 × 12. */
const RIVERS = [
  'M-0.4 2.1C1.6 2 2.4 3.4 3.8 3.9s2.4-.6 3.8.5 1.5 3.2 4.9 3.5',
  'M2.6 12.2C2.9 10.6 4.6 10 5.2 8.7s.3-2.6 1.5-4.6',
  'M12.2 3.1c-1.6.2-2 1.1-2.9 1.9s-1.1 1-1.3 1.5',
];

/** The map sheet under the cells: contour lines and rivers, as on the cover. */
export function Relief() {
  return (
    <div className={styles.relief} data-ground aria-hidden>
      <div className={styles.contours} data-ground />
      <svg className={styles.rivers} viewBox={`0 0 ${SIDE} ${SIDE}`} preserveAspectRatio="none">
        {RIVERS.map((river) => (
          <path key={river} d={river} />
        ))}
      </svg>
    </div>
  );
}
