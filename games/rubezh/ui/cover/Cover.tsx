import { BRIDGES, BUG, DITCHES, GATES, HOUSES, MUKHAVETS, RAMPARTS, RING } from '../plan/ground.ts';
import styles from './Cover.module.css';

const ARROWS = [
  [108, 470, 8],
  [196, 250, 42],
  [812, 300, 150],
  [760, 860, 222],
  [300, 900, -62],
] as const;

/** The fortress from above: rivers, ramparts, the ring of barracks in the middle, grey arrows all round. */
export function Cover({ className = '' }: { readonly className?: string | undefined }) {
  const waters = [BUG, ...Object.values(MUKHAVETS)];
  return (
    <div className={`${styles.cover} ${className}`} aria-hidden="true">
      <svg className={styles.plan} viewBox="20 20 940 940">
        <g className={styles.banks}>
          {DITCHES.map((line) => (
            <path key={line} d={line} className={styles.ditch} />
          ))}
          {waters.map((line) => (
            <path key={line} d={line} />
          ))}
        </g>
        <g className={styles.water}>
          {DITCHES.map((line) => (
            <path key={line} d={line} className={styles.ditch} />
          ))}
          {waters.map((line) => (
            <path key={line} d={line} />
          ))}
        </g>
        {RAMPARTS.map((line) => (
          <g key={line}>
            <path d={line} className={styles.slope} />
            <path d={line} className={styles.crest} />
          </g>
        ))}
        <path d={RING} className={styles.ring} />
        <path d={RING} className={styles.rooms} />
        {HOUSES.map(([x, y, width, height, turn]) => (
          <rect
            key={`${x} ${y}`}
            className={styles.house}
            width={width}
            height={height}
            transform={`translate(${x} ${y}) rotate(${turn})`}
          />
        ))}
        {BRIDGES.map(([x1, y1, x2, y2]) => (
          <line key={x1} className={styles.bridge} {...{ x1, y1, x2, y2 }} />
        ))}
        {GATES.map(([x, y, turn]) => (
          <path
            key={x}
            className={styles.gate}
            transform={`translate(${x} ${y}) rotate(${turn}) scale(1.3)`}
            d="M-8-11V11H8V-11Z"
          />
        ))}
        {ARROWS.map(([x, y, turn]) => (
          <path
            key={x}
            className={styles.arrow}
            transform={`translate(${x} ${y}) rotate(${turn}) scale(2.2)`}
            d="M-34-9H4V-19L34 0 4 19V9H-34Z"
          />
        ))}
        <path className={styles.pole} d="M548 560V428" />
        <path className={styles.flag} d="M550 430Q584 414 616 432T686 430L680 482Q648 498 616 482T550 486Z" />
      </svg>
    </div>
  );
}
