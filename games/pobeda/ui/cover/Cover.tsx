import styles from './Cover.module.css';

const SIDE = 12;
const CELL = 40;
const LETTERS = 'ABCDEFGHIJKL';

const SHAPES = {
  red: 'M0-12A12 12 0 1 1 0 12 12 12 0 1 1 0-12',
  gold: 'M0-14 14 0 0 14-14 0Z',
  blue: 'M0-13 11.3-6.5V6.5L0 13-11.3 6.5V-6.5Z',
} as const;
type Side = keyof typeof SHAPES;

const STAR = 'M0-8 1.9-2.6H7.6L3 .9 4.7 6.5 0 3.1-4.7 6.5-3 .9-7.6-2.6H-1.9Z';

/** Corners serve every side: a compass rose, and nobody's colour. */
const ROSE = 'M0-15 3-3 15 0 3 3 0 15-3 3-15 0-3-3Z';

/** A game half-way: red has just made its line along the diagonal. */
const CHIPS: readonly (readonly [Side, column: number, row: number, fixed?: true])[] = [
  ['red', 3, 8, true],
  ['red', 4, 7, true],
  ['red', 5, 6, true],
  ['red', 6, 5, true],
  ['red', 7, 4, true],
  ['red', 8, 3, true],
  ['red', 2, 2],
  ['red', 9, 8],
  ['gold', 2, 5],
  ['gold', 3, 5],
  ['gold', 4, 5],
  ['gold', 7, 8],
  ['gold', 8, 9],
  ['gold', 10, 3],
  ['blue', 8, 6],
  ['blue', 9, 6],
  ['blue', 5, 9],
  ['blue', 6, 2],
  ['blue', 1, 9],
];

const middle = (index: number) => index * CELL + CELL / 2;

/** The board as a map sheet: grid, river, contour lines and a line of victory. */
export function Cover({ className = '' }: { readonly className?: string | undefined }) {
  return (
    <div className={`${styles.cover} ${className}`} aria-hidden="true">
      <div className={styles.land} />
      <svg className={styles.board} viewBox="-22 -22 502 502">
        <path className={styles.river} d="M-22 96C60 90 92 150 150 168s92-24 150 22 60 128 180 138" />
        {Array.from({ length: SIDE + 1 }, (_, line) => (
          <path
            key={line}
            className={styles.grid}
            d={`M${line * CELL} 0V${SIDE * CELL}M0 ${line * CELL}H${SIDE * CELL}`}
          />
        ))}
        {Array.from({ length: SIDE }, (_, index) => (
          <g key={index} className={styles.reference}>
            <text x={middle(index)} y={-7}>
              {LETTERS[index]}
            </text>
            <text x={-11} y={middle(index) + 4}>
              {index + 1}
            </text>
          </g>
        ))}
        {[
          [0, 0],
          [11, 0],
          [0, 11],
          [11, 11],
        ].map(([column = 0, row = 0]) => (
          <path
            key={`${column}-${row}`}
            className={styles.corner}
            transform={`translate(${middle(column)} ${middle(row)})`}
            d={ROSE}
          />
        ))}
        <path className={styles.line} d={`M${middle(3)} ${middle(8)}L${middle(8)} ${middle(3)}`} />
        {CHIPS.map(([side, column, row, fixed]) => (
          <g key={`${column}-${row}`} transform={`translate(${middle(column)} ${middle(row)})`}>
            <path className={`${styles.chip} ${styles[side]}`} d={SHAPES[side]} />
            {fixed && <path className={styles.star} d={STAR} />}
          </g>
        ))}
      </svg>
    </div>
  );
}
