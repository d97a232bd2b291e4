import type { SeatLabel } from '@bridgehead/kernel';
import { Button, type FrameParts, useLocalized } from '@bridgehead/kit';
import { useLayoutEffect, useRef } from 'react';
import type { LogLine, LogStep, Snapshot } from '../carrier/snapshot.ts';
import { usePlayMessages } from '../text/play/index.ts';
import styles from './Log.module.css';

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
  const list = useRef<HTMLOListElement>(null);
  /** How far the end is from what is read now: it stays so when a page comes before it. */
  const toEnd = useRef(0);
  const askedAt = useRef(0);
  useLayoutEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight - toEnd.current });
  }, [from]);
  useLayoutEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [seq]);
  const scrolled = () => {
    if (!list.current) return;
    const { scrollTop, scrollHeight } = list.current;
    toEnd.current = scrollHeight - scrollTop;
    if (scrollTop > NEAR || from === askedAt.current) return;
    askedAt.current = from;
    void onEarlier();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <ol className={styles.log} ref={list} tabIndex={0} aria-label={table.log} onScroll={scrolled}>
      {from > 0 && (
        <li className={styles.earlier}>
          <Button onClick={() => void onEarlier()}>{table.earlier}</Button>
        </li>
      )}
      {log
        .filter(({ lines, undid }) => lines.length > 0 || undid !== undefined)
        .map((step) => (
          <li key={step.seq} className={step.takenBack ? styles.takenBack : undefined}>
            <span className={styles.mark} aria-hidden>
              {step.seat !== null && parts.seatMark(step.seat)}
            </span>
            <StepWords step={step} seats={seats} parts={parts} />
          </li>
        ))}
    </ol>
  );
}

interface StepWordsProps {
  readonly step: LogStep;
  readonly seats: readonly SeatLabel[];
  readonly parts: FrameParts;
}

function StepWords({ step, seats, parts }: StepWordsProps) {
  const { table } = usePlayMessages();
  const say = useLocalized();
  const { lines, why, takenBack, undid, seat } = step;
  return (
    <div>
      {undid !== undefined && <p>{table.undid(seats[seat ?? 0]?.name ?? '', undid)}</p>}
      {lines.map((line) => (
        <Line key={line.text.en} line={line} onRead={parts.readEvent?.(line.event)} />
      ))}
      {takenBack && <p className={styles.note}>{table.takenBack}</p>}
      {why && (
        <details className={styles.why}>
          <summary>{table.why}</summary>
          <p>{say(why)}</p>
        </details>
      )}
    </div>
  );
}

function Line({ line, onRead }: { readonly line: LogLine; readonly onRead: (() => void) | undefined }) {
  const words = useLocalized()(line.text);
  if (!onRead) return <p>{words}</p>;
  return (
    <p>
      <button type="button" className={styles.read} onClick={onRead}>
        {words}
      </button>
    </p>
  );
}
