import type { AftermathProps } from '@bridgehead/kit';
import { Chronicle, type ChronicleTurn } from '@bridgehead/kit/aftermath';
import { useMemo } from 'react';
import type { Pack } from '../../content/index.ts';
import { ENEMY_ENDS, type Event, PENALTY_CAUSES, type View } from '../../rules/index.ts';
import { FLAG } from '../marks/small.tsx';
import { LATER, type LaterMessages } from '../text/later/index.ts';
import styles from './Aftermath.module.css';
import { deedsOf } from './deeds.ts';
import { Honours } from './Honours.tsx';
import { type Round, roundsOf, sumOf, totals } from './rounds.ts';

/** After the game: who did what, how the squad fared round by round, and what it came to. */
export function Aftermath({ view, language, seats, story }: AftermathProps<View, Event, Pack>) {
  const text = LATER[language];
  const rounds = useMemo(() => roundsOf(story), [story]);
  const deeds = useMemo(() => deedsOf(story, seats.length), [story, seats]);
  const penalties = PENALTY_CAUSES.map(
    (cause) =>
      [
        text.penaltyCauses[cause],
        totals(
          rounds.map((round) => round.penalties),
          cause,
        ),
      ] as const,
  );
  const removed = ENEMY_ENDS.map(
    (cause) =>
      [
        text.enemyEnds[cause],
        totals(
          rounds.map((round) => round.removed),
          cause,
        ),
      ] as const,
  );
  return (
    <div className={styles.aftermath}>
      <Honours seats={seats} deeds={deeds} isWon={view.outcome?.kind === 'won'} text={text} />
      <div className={styles.whole}>
        <Chronicle
          title={text.chronicle}
          above={text.removedAbove}
          below={text.penaltiesBelow}
          turns={rounds.map((round, index) => told(round, index + 1, text))}
        />
      </div>
      <Figures title={text.penaltiesByCause} rows={penalties} />
      <Figures title={text.removedByCause} rows={removed} />
    </div>
  );
}

function told(round: Round, number: number, text: LaterMessages): ChronicleTurn {
  const [above, below] = [sumOf(round.removed), sumOf(round.penalties)];
  return {
    above,
    below,
    summary: text.roundSummary(number, above, below, round.flags),
    mark: round.flags > 0 && <path className={styles.flag} transform="translate(7 -16) scale(.7)" d={FLAG} />,
  };
}

interface FiguresProps {
  readonly title: string;
  readonly rows: readonly (readonly [label: string, count: number])[];
}

function Figures({ title, rows }: FiguresProps) {
  const all = rows.reduce((sum, [, count]) => sum + count, 0);
  return (
    <section>
      <h3>
        {title}: {all}
      </h3>
      <dl className={styles.figures}>
        {rows
          .filter(([, count]) => count > 0)
          .map(([label, count]) => (
            <div key={label} className={styles.figure}>
              <dt>{label}</dt>
              <dd>{count}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
