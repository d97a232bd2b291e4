import { type Line, SIDE } from '../../rules/board.ts';
import type { VictoryLine } from '../../rules/state.ts';
import styles from './Lines.module.css';

const centre = (cell: number) => ({ x: (cell % SIDE) + 0.5, y: Math.floor(cell / SIDE) + 0.5 });

interface LinesProps {
  readonly lines: readonly VictoryLine[];
  /** Lines that have just been completed draw themselves. */
  readonly fresh: readonly Line[];
  /** Lines the viewer is about to choose. */
  readonly considered: readonly Line[];
}

/** Ribbons under the chips, through the six cells of every line of victory. */
export function Lines({ lines, fresh, considered }: LinesProps) {
  const isFresh = ({ from, to }: Line) => fresh.some((line) => line.from === from && line.to === to);
  return (
    <svg className={styles.lines} viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden>
      {lines.map((line) => (
        <Ribbon
          key={`${line.from}-${line.to}`}
          line={line}
          className={`${styles[`colour${line.colour}`]} ${isFresh(line) ? styles.fresh : ''}`}
        />
      ))}
      {considered.map((line) => (
        <Ribbon key={`${line.from}-${line.to}`} line={line} className={styles.considered} />
      ))}
    </svg>
  );
}

function Ribbon({ line, className }: { readonly line: Line; readonly className: string | undefined }) {
  const [from, to] = [centre(line.from), centre(line.to)];
  const ends = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
  return (
    <g className={className}>
      <line className={styles.casing} {...ends} pathLength={1} />
      <line className={styles.core} {...ends} pathLength={1} />
    </g>
  );
}
