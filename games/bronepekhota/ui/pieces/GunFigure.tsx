import type { Seat } from '@bridgehead/kernel';
import type { Size } from '../../rules/armoury.ts';
import type { Load } from '../../rules/state.ts';
import { pathOf, short } from '../space/vectors.ts';
import { Emblem } from './emblem.tsx';
import styles from './Figures.module.css';

interface GunFigureProps {
  readonly seat: Seat;
  readonly size: Size;
  readonly isMobile: boolean;
  readonly barrels: number;
}

/** On wheels if it can be pushed, on a bed if not. */
export function GunFigure({ seat, size: { outline }, isMobile, barrels }: GunFigureProps) {
  const front = Math.max(...outline.map(({ x }) => x));
  const half = Math.max(...outline.map(({ y }) => y));
  return (
    <>
      <path className={styles.gunBase} d={pathOf(outline)} />
      {isMobile &&
        [-half, half - 7].map((y) => (
          <rect key={y} className={styles.track} x="-11" y={y} width="22" height="7" rx="3" />
        ))}
      {Array.from({ length: barrels }, (_, index) => (
        <rect
          key={index}
          className={styles.weapon}
          x="-4"
          y={short(8 * (index - (barrels - 1) / 2) - 3)}
          width={short(front + 12)}
          height="6"
        />
      ))}
      <circle className={styles.cabin} r={half * 0.5} />
      <Emblem seat={seat} className={styles.helmet} />
    </>
  );
}

/** BRP-12.4: a crate, or somebody with bound hands. */
export function LoadFigure({ role }: Pick<Load, 'role'>) {
  return role === 'cargo' ? (
    <>
      <rect className={styles.crate} x="-10" y="-10" width="20" height="20" rx="1.5" />
      <path className={styles.cord} d="M-10-10 10 10M10-10-10 10" />
    </>
  ) : (
    <>
      <circle className={styles.crate} r="10" />
      <ellipse className={styles.body} rx="4" ry="8" />
      <circle className={styles.bare} r="4" />
      <path className={styles.cord} d="M-6-4V4" />
    </>
  );
}
