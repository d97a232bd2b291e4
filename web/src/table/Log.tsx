import type { Localized, SeatLabel } from '@bridgehead/kernel';
import { Button, type FrameParts, useLocalized, Words } from '@bridgehead/kit';
import { useRef } from 'react';
import type { LogStep, Snapshot } from '../carrier/snapshot.ts';
import { usePlayMessages } from '../text/play/index.ts';
import styles from './Log.module.css';
import { type Spoken, spokenIn } from './spoken.ts';
import { useReadingPlace } from './useReadingPlace.ts';

/** So near the top, in pixels, whoever scrolls up is about to want more. */
const NEAR = 300;

export interface LogProps {
  readonly snapshot: Pick<Snapshot, 'log' | 'from' | 'seq'>;
  readonly seats: readonly SeatLabel[];
  readonly parts: FrameParts;
  /** Asks for the steps before those of the log. */
  readonly onEarlier: () => Promise<void>;
}

/** The game in words, the newest last and in sight. Whoever scrolls up reads on into the past, page by page. */
export function Log({ snapshot: { log, from, seq }, seats, parts, onEarlier }: LogProps) {
  const { table } = usePlayMessages();
  const { list, moved, stay } = useReadingPlace(`${from} ${seq} ${log.at(-1)?.told.length}`);
  const earlier = useRef<HTMLButtonElement>(null);
  const askedAt = useRef(0);
  const scrolled = () => {
    moved();
    const isNear = list.current !== null && list.current.scrollTop <= NEAR;
    // Whoever has come to the button by keyboard presses it: nothing moves by itself under their focus.
    if (!isNear || from === askedAt.current || document.activeElement === earlier.current) return;
    askedAt.current = from;
    void onEarlier();
  };
  const pressed = () => {
    stay();
    // The button will be far above what is read, or gone.
    list.current?.focus({ preventScroll: true });
    void onEarlier();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <ol className={styles.log} ref={list} tabIndex={0} aria-label={table.log} onScroll={scrolled}>
      {from > 0 && (
        <li className={styles.earlier}>
          <Button ref={earlier} onClick={pressed}>
            {table.earlier}
          </Button>
        </li>
      )}
      {log.flatMap(entriesOf).map((entry) => (
        <li
          key={`${entry.step.seq} ${entry.part}`}
          data-line
          className={entry.step.takenBack ? styles.takenBack : undefined}
        >
          <span className={styles.mark} aria-hidden>
            {entry.by ? parts.otherMark : entry.step.seat !== null && parts.seatMark(entry.step.seat)}
          </span>
          <EntryWords entry={entry} seats={seats} parts={parts} />
        </li>
      ))}
    </ol>
  );
}

interface Entry extends Spoken {
  readonly step: LogStep;
  /** Which of its step. */
  readonly part: number;
}

/** What the seat did, even where it is only to be said that it took something back; then whoever acted after it. */
function entriesOf(step: LogStep): Entry[] {
  const spoken = spokenIn(step.told);
  const isOwnFirst = spoken[0] !== undefined && !spoken[0].by;
  const all = isOwnFirst ? spoken : [{ by: undefined, told: [] }, ...spoken];
  return all
    .map((one, part) => ({ step, ...one, part }))
    .filter(
      ({ told, part }) =>
        told.some(({ text }) => text) || (part === 0 && (step.undid !== undefined || step.agreed)),
    );
}

interface EntryWordsProps {
  readonly entry: Entry;
  readonly seats: readonly SeatLabel[];
  readonly parts: FrameParts;
}

function EntryWords({ entry: { step, by, told, part }, seats, parts }: EntryWordsProps) {
  const { table } = usePlayMessages();
  const say = useLocalized();
  const { why, takenBack, undid, agreed, seat } = step;
  const isFirst = part === 0;
  return (
    <div>
      {by && <p className={styles.by}>{say(by)}</p>}
      {isFirst && undid !== undefined && (
        <p>
          <Words>{table.undid(seats[seat ?? 0]?.name ?? '', undid)}</Words>
        </p>
      )}
      {isFirst && agreed && (
        <p>
          <Words>{say(agreed)}</Words>
        </p>
      )}
      {told.map(({ text, event }, index) =>
        // The events of a step lie in their order for good.
        text ? <Line key={index} text={text} onRead={parts.readEvent?.(event)} /> : null,
      )}
      {takenBack && <p className={styles.note}>{table.takenBack}</p>}
      {isFirst && why && (
        <details className={styles.why}>
          <summary>{table.why}</summary>
          <p>{say(why)}</p>
        </details>
      )}
    </div>
  );
}

interface LineProps {
  readonly text: Localized;
  readonly onRead: (() => void) | undefined;
}

function Line({ text, onRead }: LineProps) {
  const words = <Words>{useLocalized()(text)}</Words>;
  if (!onRead) return <p>{words}</p>;
  return (
    <p>
      <button type="button" className={styles.read} onClick={onRead}>
        {words}
      </button>
    </p>
  );
}
