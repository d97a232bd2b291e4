import type { Spot } from '../../rules/chips.ts';
import { colourOn, isFixed } from '../../rules/chips.ts';
import styles from './Chip.module.css';

/** Circle, diamond and hexagon: each colour has a shape of its own, on a field of 24 × 24 around the middle. */
const OUTLINES = [
  'M0 -10 A10 10 0 1 1 0 10 A10 10 0 1 1 0 -10 Z',
  'M0 -11.6 L11.6 0 L0 11.6 L-11.6 0 Z',
  'M-10.6 0 L-5.6 -9.4 L5.6 -9.4 L10.6 0 L5.6 9.4 L-5.6 9.4 Z',
] as const;

const STAR =
  'M0 -6.6 L1.55 -2.14 L6.28 -2.04 L2.51 .82 L3.88 5.34 L0 2.64 L-3.88 5.34 L-2.51 .82 L-6.28 -2.04 L-1.55 -2.14 Z';

export interface ChipProps {
  readonly spot: Spot;
  readonly className?: string | undefined;
}

/** A loose chip shows its grooved back, a fixed one the star inside a ring: told apart without colour. */
export function Chip({ spot, className = '' }: ChipProps) {
  return (
    <svg className={`${styles.chip} ${className}`} viewBox="-12.5 -12.5 25 25" aria-hidden>
      <ChipShape spot={spot} />
    </svg>
  );
}

export function ChipShape({ spot }: { readonly spot: Spot }) {
  const colour = colourOn(spot) ?? 0;
  const outline = OUTLINES[colour];
  return (
    <g className={styles[`colour${colour}`]}>
      <path className={styles.body} d={outline} />
      {isFixed(spot) ? (
        <>
          <path className={styles.ring} d={outline} transform="scale(.84)" />
          <path className={styles.star} d={STAR} transform={`scale(${STAR_SCALES[colour]})`} />
        </>
      ) : (
        <>
          <path className={styles.groove} d={outline} transform="scale(.66)" />
          <path className={styles.groove} d={outline} transform="scale(.32)" />
        </>
      )}
    </g>
  );
}

const STAR_SCALES = [0.92, 0.8, 0.9];
