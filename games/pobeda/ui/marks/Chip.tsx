import type { Category } from '../../content/schema.ts';
import { colourOn, isFixed, type Spot } from '../../rules/chips.ts';
import { CategoryGlyph } from './CategoryMark.tsx';
import styles from './Chip.module.css';

/** Circle, diamond and hexagon: each colour has a shape of its own, on a field of 24 × 24 around the middle. */
const OUTLINES = [
  'M0 -10 A10 10 0 1 1 0 10 A10 10 0 1 1 0 -10 Z',
  'M0 -11.6 L11.6 0 L0 11.6 L-11.6 0 Z',
  'M-10.6 0 L-5.6 -9.4 L5.6 -9.4 L10.6 0 L5.6 9.4 L-5.6 9.4 Z',
] as const;

const STAR =
  'M0 -6.6 L1.55 -2.14 L6.28 -2.04 L2.51 .82 L3.88 5.34 L0 2.64 L-3.88 5.34 L-2.51 .82 L-6.28 -2.04 L-1.55 -2.14 Z';

interface ShapeProps {
  readonly spot: Spot;
  /** On the board a chip bears the sign of the event it lies on. */
  readonly category?: Category | undefined;
}

export interface ChipProps extends ShapeProps {
  readonly className?: string | undefined;
}

/** A loose chip shows its grooved back or its event's sign, a fixed one has a ring and the star: told apart without colour. */
export function Chip({ spot, category, className = '' }: ChipProps) {
  return (
    <svg className={`${styles.chip} ${className}`} viewBox="-12.5 -12.5 25 25" aria-hidden>
      <ChipShape spot={spot} category={category} />
    </svg>
  );
}

export function ChipShape({ spot, category }: ShapeProps) {
  const colour = colourOn(spot) ?? 0;
  const outline = OUTLINES[colour];
  return (
    <g className={styles[`colour${colour}`]}>
      <path className={styles.body} d={outline} />
      {isFixed(spot) && <path className={styles.ring} d={outline} transform="scale(.84)" />}
      {category ? (
        <g className={styles.sign} transform={`scale(${SIGN_SCALES[colour]}) translate(-8 -8)`}>
          <CategoryGlyph category={category} />
        </g>
      ) : isFixed(spot) ? (
        <path className={styles.star} d={STAR} transform={`scale(${STAR_SCALES[colour]})`} />
      ) : (
        <>
          <path className={styles.groove} d={outline} transform="scale(.66)" />
          <path className={styles.groove} d={outline} transform="scale(.32)" />
        </>
      )}
      {category && isFixed(spot) && (
        <g transform="translate(8 7.5)">
          <circle className={styles.badge} r="5.2" />
          <path className={styles.badgeStar} d={STAR} transform="scale(.62)" />
        </g>
      )}
    </g>
  );
}

const SIGN_SCALES = [0.76, 0.66, 0.74];

const STAR_SCALES = [0.92, 0.8, 0.9];
