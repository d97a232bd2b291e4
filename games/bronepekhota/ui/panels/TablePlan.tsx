import { Plan } from '../aftermath/Plan.tsx';
import { Places } from '../board/Places.tsx';
import { useScene } from '../scene.ts';
import styles from './BringSheet.module.css';

/** The table before anything stands on it: an army is chosen for its ground. */
export function TablePlan() {
  const { ground, text } = useScene();
  const { width, depth } = ground.terrain;
  return (
    <figure className={styles.plan}>
      <svg viewBox={`0 0 ${width} ${depth}`} aria-hidden>
        <g transform={`matrix(1 0 0 -1 0 ${depth})`}>
          <Plan terrain={ground.terrain} />
          <Places />
        </g>
      </svg>
      <figcaption>{text.tableOf(width, depth)}</figcaption>
    </figure>
  );
}
