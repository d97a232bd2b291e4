import { FLAG } from '../marks/small.tsx';
import type { LaterMessages } from '../text/later/index.ts';
import styles from './Aftermath.module.css';
import { type Round, sumOf } from './rounds.ts';

const [STEP, UNIT, BAND, FLAG_ROOM] = [26, 14, 8, 34];

interface ChronicleProps {
  readonly rounds: readonly Round[];
  readonly text: LaterMessages;
}

/** A column for every round: enemy tiles removed above the line, penalty points below it, flags where they were planted. */
export function Chronicle({ rounds, text }: ChronicleProps) {
  const width = rounds.length * STEP;
  const most = (count: (round: Round) => number) => Math.max(1, ...rounds.map(count));
  const middle = FLAG_ROOM + BAND + UNIT * most(({ removed }) => sumOf(removed));
  const height = middle + BAND + UNIT * most(({ penalties }) => sumOf(penalties));
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
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={rounds.map((round, index) => describe(text, round, index)).join('; ')}
        >
          <path className={styles.axis} d={`M0 ${middle}H${width}`} />
          {rounds.map((round, index) => (
            <g key={index} transform={`translate(${index * STEP + 4} ${middle})`}>
              <Column round={round} index={index} />
            </g>
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
    <>
      <rect className={styles.removed} y={-BAND - removed * UNIT} width={STEP - 8} height={removed * UNIT} />
      <rect className={styles.points} y={BAND} width={STEP - 8} height={points * UNIT} />
      <text className={styles.number} x={STEP / 2 - 4} y="4">
        {index + 1}
      </text>
      {round.flags > 0 && (
        <path
          className={styles.flag}
          transform={`translate(7 ${-BAND - 16 - removed * UNIT}) scale(.7)`}
          d={FLAG}
        />
      )}
    </>
  );
}

function describe(text: LaterMessages, round: Round, index: number): string {
  return text.roundSummary(index + 1, sumOf(round.removed), sumOf(round.penalties), round.flags);
}
