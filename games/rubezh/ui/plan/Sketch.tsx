import type { Scenario } from '../../rules/card-set.ts';
import { Ground } from './Ground.tsx';
import { SHEETS } from './ground.ts';
import styles from './Plan.module.css';
import { PointMark } from './PointMark.tsx';

/** Of the land that is seen when a number keeps its size. */
const HEIGHT = 165;

/** The plan of a scenario in small, before anybody stands on it: for whoever chooses one. */
export function Sketch({ scenario }: { readonly scenario: Scenario }) {
  const { part, spots } = SHEETS[scenario];
  const size = part[3] / HEIGHT;
  return (
    <svg className={styles.sketch} viewBox={part.join(' ')} preserveAspectRatio="xMidYMid meet" aria-hidden>
      <Ground />
      {spots.map(({ x, y }, point) => (
        <g key={x} className={styles.place} transform={`translate(${x} ${y}) scale(${size})`}>
          <PointMark point={point} />
        </g>
      ))}
    </svg>
  );
}
