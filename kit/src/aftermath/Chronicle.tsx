import type { ReactNode } from 'react';
import styles from './Chronicle.module.css';

const [STEP, BAR, UNIT, BAND, MARK_ROOM] = [26, 18, 14, 8, 34];

/** What a turn came to, counted on both sides of the line. */
export interface ChronicleTurn {
  readonly above: number;
  readonly below: number;
  readonly summary: string;
  /** Drawn over its column, from (0, 0) upwards, as wide as the column. */
  readonly mark?: ReactNode;
}

interface ChronicleProps {
  readonly title: string;
  readonly above: string;
  readonly below: string;
  readonly turns: readonly ChronicleTurn[];
}

/** A column for every turn of the game: what was won above the line, what was lost below it. */
export function Chronicle({ title, above, below, turns }: ChronicleProps) {
  const width = Math.max(1, turns.length) * STEP;
  const markRoom = turns.some(({ mark }) => Boolean(mark)) ? MARK_ROOM : 0;
  const middle = markRoom + BAND + UNIT * Math.max(1, ...turns.map((turn) => turn.above));
  const height = middle + BAND + UNIT * Math.max(1, ...turns.map((turn) => turn.below));
  return (
    <section>
      <h3>{title}</h3>
      <p className={styles.key}>
        <span className={styles.aboveKey} aria-hidden /> {above}
        <span className={styles.belowKey} aria-hidden /> {below}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={title}>
        <svg
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={turns.map(({ summary }) => summary).join('; ')}
        >
          <path className={styles.axis} d={`M0 ${middle}H${width}`} />
          {turns.map((turn, index) => (
            <g key={index} transform={`translate(${index * STEP + (STEP - BAR) / 2} ${middle})`}>
              <Column turn={turn} number={index + 1} />
            </g>
          ))}
        </svg>
      </div>
    </section>
  );
}

function Column({ turn, number }: { readonly turn: ChronicleTurn; readonly number: number }) {
  const top = -BAND - turn.above * UNIT;
  return (
    <>
      <rect className={styles.above} y={top} width={BAR} height={turn.above * UNIT} />
      <rect className={styles.below} y={BAND} width={BAR} height={turn.below * UNIT} />
      <text className={styles.number} x={BAR / 2} y="4">
        {number}
      </text>
      <g transform={`translate(0 ${top})`}>{turn.mark}</g>
    </>
  );
}
