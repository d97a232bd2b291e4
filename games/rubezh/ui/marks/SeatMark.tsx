import type { Seat } from '@bridgehead/kernel';
import styles from './marks.module.css';

/** Where the squares of a collar tab lie, as on a die. */
const SQUARES: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-8, 0],
    [8, 0],
  ],
  [
    [-13, 0],
    [0, 0],
    [13, 0],
  ],
  [
    [-6, -7],
    [10, -7],
    [-10, 7],
    [6, 7],
  ],
  [
    [-8, -8],
    [12, -8],
    [0, 0],
    [-12, 8],
    [8, 8],
  ],
];

/** A commander: a collar tab with as many squares as the seat's number. Nothing that units or points wear. */
export function SeatMark({ seat }: { readonly seat: Seat }) {
  return (
    <svg className={`${styles.mark} ${styles.seat}`} viewBox="-25 -20 50 40" aria-hidden>
      <path d="M-24 16-14-16H24L14 16Z" />
      {SQUARES[seat % SQUARES.length]?.map(([x, y]) => (
        <rect key={`${x} ${y}`} x={x - 4} y={y - 4} width="8" height="8" transform={`rotate(45 ${x} ${y})`} />
      ))}
    </svg>
  );
}
