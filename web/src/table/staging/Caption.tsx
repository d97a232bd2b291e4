import { type BeatDie, Button, type Glimpse, useLocalized, Words } from '@bridgehead/kit';
import { Die, RollingDie } from '@bridgehead/kit/table';
import { FastForward, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePlayMessages } from '../../text/play/index.ts';
import styles from './Caption.module.css';
import type { AnyCue, Stage } from './stage.ts';

export interface CaptionProps {
  readonly stage: Stage;
  readonly cue: AnyCue;
  /** It stays until the reader goes on. */
  readonly waits: boolean;
  readonly glimpse: Glimpse | null;
  /** Whatever else is at hand while something is told: the pace. */
  readonly tools: ReactNode;
}

/** What is being told, below the board as under a film: what it is, what its die needs, what came of it. */
export function Caption({ stage, cue, waits, glimpse, tools }: CaptionProps) {
  const { telling } = usePlayMessages();
  const { beat } = cue;
  return (
    <section className={styles.over} aria-label={telling.region}>
      <div
        className={`${styles.caption} ${beat.weight === 'grave' && cue.stage === 'told' ? styles.grave : ''}`}
      >
        <div className={styles.said}>
          {beat.die && cue.stage !== 'phase' && <Dice die={beat.die} isRolling={cue.stage === 'die'} />}
          {glimpse && <div className={styles.picture}>{glimpse.picture}</div>}
          <CueWords cue={cue} shows={glimpse?.shows} />
        </div>
        <div className={styles.tools}>
          {tools}
          <Button
            look={waits ? 'primary' : 'plain'}
            icon={<Play aria-hidden size={18} />}
            className={waits ? undefined : styles.narrow}
            aria-label={telling.next}
            onClick={stage.next}
          >
            {telling.next}
          </Button>
          <Button
            icon={<FastForward aria-hidden size={18} />}
            className={styles.narrow}
            aria-label={telling.skip}
            onClick={stage.skip}
          >
            {telling.skip}
          </Button>
        </div>
      </div>
    </section>
  );
}

interface DiceProps {
  readonly die: BeatDie;
  readonly isRolling: boolean;
}

/** All of them, and those that are rolled against them. */
function Dice({ die: { results, against = [], sides, least = 0 }, isRolling }: DiceProps) {
  const show = (face: number, order: number) =>
    isRolling ? (
      <RollingDie key={order} sides={sides} />
    ) : (
      <Die key={order} face={face} sides={sides} order={order} isFaint={face < least} />
    );
  return (
    <div className={styles.dice} data-many={results.length + against.length > 2 || undefined}>
      {results.map(show)}
      {against.length > 0 && <i>:</i>}
      {against.map((face, place) => show(face, results.length + place))}
    </div>
  );
}

interface CueWordsProps {
  readonly cue: AnyCue;
  /** What the picture beside them shows. */
  readonly shows: ReactNode;
}

function CueWords({ cue: { stage, beat, phase, words }, shows }: CueWordsProps) {
  const { telling } = usePlayMessages();
  const say = useLocalized();
  const heading = phase && <span className={styles.phase}>{say(phase)}</span>;
  switch (stage) {
    case 'phase':
      return <p>{heading}</p>;
    case 'die':
      return (
        <p>
          {heading}
          <span className={styles.needs}>{beat.die?.needs ? say(beat.die.needs) : telling.rolls}</span>
        </p>
      );
    case 'told':
      return (
        <p>
          {heading}
          <strong>{words && <Words>{say(words)}</Words>}</strong>
          {shows && <span className={styles.shows}>{shows}</span>}
        </p>
      );
  }
}
