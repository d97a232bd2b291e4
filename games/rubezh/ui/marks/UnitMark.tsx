import type { Unit } from '../../rules/state.ts';
import styles from './marks.module.css';

/** Each unit has a shape of its own, a colour, and its number: never colour alone. */
const SHAPES = [
  'M0-19 18-5 11 17H-11L-18-5Z',
  'M-17-17H17V4Q17 13 0 20-17 13-17 4Z',
  'M-10-18H10L20 0 10 18H-10L-20 0Z',
  'M-7-19H7V-7H19V7H7V19H-7V7H-19V-7H-7Z',
  'M0-20 20 0 0 20-20 0Z',
] as const;

const INKS = [styles.green, styles.red, styles.brass, styles.white, styles.steel] as const;

export function unitInk(unit: Unit): string {
  return INKS[unit % INKS.length] ?? '';
}

/** Drawn inside another drawing, around 0, 0; without its number where that could not be read. */
export function UnitGlyph({ unit, isBare = false }: { readonly unit: Unit; readonly isBare?: boolean }) {
  return (
    <g className={`${styles.unit} ${unitInk(unit)}`}>
      <path d={SHAPES[unit % SHAPES.length]} />
      {!isBare && <text y="7.4">{unit + 1}</text>}
    </g>
  );
}

export function UnitMark({
  unit,
  className,
}: {
  readonly unit: Unit;
  readonly className?: string | undefined;
}) {
  return (
    <svg className={className ?? styles.mark} viewBox="-22 -22 44 44" aria-hidden>
      <UnitGlyph unit={unit} />
    </svg>
  );
}
