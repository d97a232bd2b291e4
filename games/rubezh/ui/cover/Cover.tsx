import { BUG, DITCHES, MUKHAVETS, RING } from '../plan/waters.ts';
import styles from './Cover.module.css';

const ARROWS = [
  '108 470',
  '196 250)rotate(42',
  '812 300)rotate(150',
  '760 860)rotate(222',
  '300 900)rotate(-62',
];
const STREAMS = [BUG, ...Object.values(MUKHAVETS)].join('');

/** The fortress from above: rivers and ditches, the ring of barracks in the middle, grey arrows all round. */
export function Cover({ className = '' }: { readonly className?: string | undefined }) {
  return (
    <div className={`${styles.cover} ${className}`} aria-hidden="true">
      <svg className={styles.plan} viewBox="20 20 940 940">
        {[styles.banks, styles.water].map((ink) => (
          <g key={ink} className={ink}>
            <path d={DITCHES.join('')} className={styles.ditch} />
            <path d={STREAMS} />
          </g>
        ))}
        <path d={RING} className={styles.ring} />
        <path d={RING} className={styles.rooms} />
        {ARROWS.map((place) => (
          <path
            key={place}
            className={styles.arrow}
            transform={`translate(${place})scale(2.2)`}
            d="M-34-9H4V-19L34 0 4 19V9H-34Z"
          />
        ))}
        <path className={styles.pole} d="M548 590V448" />
        <path className={styles.flag} d="M550 450Q584 434 616 452T686 450L680 502Q648 518 616 502T550 506Z" />
      </svg>
    </div>
  );
}
