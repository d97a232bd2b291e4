import type { Point } from '../../rules/state.ts';
import styles from './Plan.module.css';

/** The number of a fire point, around 0, 0. */
export function PointMark({ point }: { readonly point: Point }) {
  return (
    <>
      <circle r="15" />
      <text className={styles.number} y="6.5">
        {point + 1}
      </text>
    </>
  );
}
