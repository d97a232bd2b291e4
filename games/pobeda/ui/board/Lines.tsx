import { type Line, SIDE } from '../../rules/board.ts';
import type { VictoryLine } from '../../rules/state.ts';
import chipStyles from '../marks/Chip.module.css';
import styles from './Lines.module.css';
import type { GrowingRow } from './runs.ts';

const centre = (cell: number) => ({ x: (cell % SIDE) + 0.5, y: Math.floor(cell / SIDE) + 0.5 });

interface LinesProps {
  readonly lines: readonly VictoryLine[];
  /** Lines that have just been completed draw themselves. */
  readonly fresh: readonly Line[];
  /** Lines the viewer is about to choose. */
  readonly considered: readonly Line[];
  readonly growing: readonly GrowingRow[];
}

/** Bands around the cells of every line of victory, and around the rows that may become one; what is written stays above them. */
export function Lines({ lines, fresh, considered, growing }: LinesProps) {
  const isFresh = ({ from, to }: Line) => fresh.some((line) => line.from === from && line.to === to);
  return (
    <>
      <svg className={styles.lines} viewBox={`0 0 ${SIDE} ${SIDE}`} preserveAspectRatio="none" aria-hidden>
        {growing.map((row) => (
          <Band
            key={`${row.colour} ${row.from}-${row.to}`}
            line={row}
            className={`${chipStyles[`colour${row.colour}`]} ${row.count === 5 ? styles.five : styles.four}`}
          />
        ))}
        {lines.map((line) => (
          <Band
            key={`${line.from}-${line.to}`}
            line={line}
            className={`${chipStyles[`colour${line.colour}`]} ${styles.victory} ${isFresh(line) ? styles.fresh : ''}`}
          />
        ))}
        {considered.map((line) => (
          <Band key={`${line.from}-${line.to}`} line={line} className={styles.considered} />
        ))}
      </svg>
      {growing.map((row) => (
        <Count key={`${row.colour} ${row.from}-${row.to}`} row={row} />
      ))}
    </>
  );
}

/** An outline: the same line twice, the inner one cut out of the outer. */
function Band({ line, className }: { readonly line: Line; readonly className: string | undefined }) {
  const [from, to] = [centre(line.from), centre(line.to)];
  const ends = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
  const mask = `band-${line.from}-${line.to}`;
  return (
    <g className={className}>
      <mask id={mask} maskUnits="userSpaceOnUse" x="0" y="0" width={SIDE} height={SIDE}>
        <rect width={SIDE} height={SIDE} fill="#fff" />
        <line className={styles.hole} {...ends} />
      </mask>
      <line className={styles.ground} {...ends} pathLength={1} />
      <line className={styles.edge} {...ends} pathLength={1} mask={`url(#${mask})`} data-sign />
    </g>
  );
}

/** How many of the six there are, at the end of the row. */
function Count({ row: { colour, count, to } }: { readonly row: GrowingRow }) {
  const { x, y } = centre(to);
  return (
    <span
      className={`${styles.count} ${chipStyles[`colour${colour}`]}`}
      style={{ left: `${((x + 0.44) / SIDE) * 100}%`, top: `${((y + 0.4) / SIDE) * 100}%` }}
      aria-hidden
    >
      {count}
    </span>
  );
}
