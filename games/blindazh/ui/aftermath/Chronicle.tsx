import { FLAG } from '../marks/small.tsx';
import type { Messages } from '../text.ts';
import styles from './Aftermath.module.css';
import { type Round, sumOf } from './rounds.ts';

const [STEP, UNIT, MIDDLE] = [26, 12, 96];

interface ChronicleProps {
  readonly rounds: readonly Round[];
  readonly text: Messages;
}

/** A column for every round: enemy tiles removed above the line, penalty points below it, flags where they were planted. */
export function Chronicle({ rounds, text }: ChronicleProps) {
  const width = rounds.length * STEP + STEP;
  return (
    <section className={styles.chronicle}>
      <h3>{text.chronicle}</h3>
      <p className={styles.key}>
        <span className={styles.removedKey} aria-hidden /> {text.removedAbove}
        <span className={styles.penaltyKey} aria-hidden /> {text.penaltiesBelow}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={text.chronicle}>
        <svg
          width={width}
          height="200"
          viewBox={`0 0 ${width} 200`}
          role="img"
          aria-label={rounds.map((round, index) => describe(text, round, index)).join('; ')}
        >
          <path className={styles.axis} d={`M0 ${MIDDLE}H${width}`} />
          {rounds.map((round, index) => (
            <Column key={index} round={round} index={index} />
          ))}
        </svg>
      </div>
    </section>
  );
}

function Column({ round, index }: { readonly round: Round; readonly index: number }) {
  const removed = sumOf(round.removed);
  const points = sumOf(round.penalties);
  return (
    <g transform={`translate(${index * STEP + 4} 0)`}>
      <rect
        className={styles.removed}
        y={MIDDLE - 8 - removed * UNIT}
        width={STEP - 8}
        height={removed * UNIT}
      />
      <rect className={styles.points} y={MIDDLE + 8} width={STEP - 8} height={points * UNIT} />
      <text className={styles.number} x={STEP / 2 - 4} y={MIDDLE + 4}>
        {index + 1}
      </text>
      {round.flags > 0 && (
        <path
          className={styles.flag}
          transform={`translate(7 ${MIDDLE - 26 - removed * UNIT}) scale(.7)`}
          d={FLAG}
        />
      )}
    </g>
  );
}

function describe(text: Messages, round: Round, index: number): string {
  return text.roundSummary(index + 1, sumOf(round.removed), sumOf(round.penalties), round.flags);
}
