import type { Seat } from '@bridgehead/kernel';
import styles from './SoldierShape.module.css';

/** Circle, diamond, hexagon and square: each seat has a shape of its own, on a field of 50 × 50 around the middle. */
const OUTLINES = [
  'M0-21A21 21 0 1 1 0 21 21 21 0 1 1 0-21Z',
  'M0-25 25 0 0 25-25 0Z',
  'M-23 0-12-20H12L23 0 12 20H-12Z',
  'M-19-19H19V19H-19Z',
] as const;

/** A helmet over shoulders. */
const FIGURE = 'M-9-3A9 9 0 0 1 9-3H11V0H-11V-3ZM-6 1H6Q6 6 0 6T-6 1ZM-11 14Q-11 7 0 7T11 14Z';

/** Sets `--body` and `--edge` to the colours of the seat. */
export function seatColours(seat: Seat): string {
  return styles[`seat${seat % OUTLINES.length}`] ?? '';
}

export function SoldierShape({ seat }: { readonly seat: Seat }) {
  return (
    <g className={seatColours(seat)}>
      <path className={styles.body} d={OUTLINES[seat % OUTLINES.length]} />
      <path className={styles.figure} d={FIGURE} />
    </g>
  );
}

export function Soldier({
  seat,
  className = '',
}: {
  readonly seat: Seat;
  readonly className?: string | undefined;
}) {
  return (
    <svg className={`${styles.soldier} ${className}`} viewBox="-26 -26 52 52" aria-hidden>
      <SoldierShape seat={seat} />
    </svg>
  );
}
