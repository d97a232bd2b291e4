import type { TurnTold } from '../ending/course.ts';
import type { LaterMessages } from '../text/later/index.ts';
import styles from './Aftermath.module.css';

const [STEP, SIZE, BAND] = [26, 12, 9];

interface ChronicleProps {
  readonly turns: readonly TurnTold[];
  readonly text: LaterMessages;
}

/** A column for every turn: enemies destroyed above the line, units and points lost below it. */
export function Chronicle({ turns, text }: ChronicleProps) {
  const losses = ({ lost, captured }: TurnTold) => lost.length + captured.length;
  const width = Math.max(1, turns.length) * STEP;
  const middle = BAND + SIZE * Math.max(1, ...turns.map(({ destroyed }) => destroyed));
  const height = middle + BAND + SIZE * Math.max(1, ...turns.map(losses));
  return (
    <section>
      <h3>{text.chronicle}</h3>
      <p className={styles.key}>
        <span className={styles.destroyedKey} aria-hidden /> {text.destroyedAbove}
        <span className={styles.lossKey} aria-hidden /> {text.lossesBelow}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={text.chronicle}>
        <svg
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={turns
            .map(({ turn, destroyed, lost, captured }) =>
              text.turnSummary(turn, destroyed, lost.length, captured.length),
            )
            .join('; ')}
        >
          <path className={styles.axis} d={`M0 ${middle}H${width}`} />
          {turns.map((told, place) => (
            <g key={told.turn} transform={`translate(${place * STEP + 4} ${middle})`}>
              <rect
                className={styles.destroyed}
                y={-BAND - told.destroyed * SIZE}
                width={STEP - 8}
                height={told.destroyed * SIZE}
              />
              <rect className={styles.losses} y={BAND} width={STEP - 8} height={losses(told) * SIZE} />
              <text className={styles.number} x={STEP / 2 - 4} y="4">
                {told.turn}
              </text>
            </g>
          ))}
        </svg>
      </div>
    </section>
  );
}
