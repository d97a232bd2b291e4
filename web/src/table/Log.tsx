import type { SeatLabel } from '@bridgehead/kernel';
import { type FrameParts, useLocalized } from '@bridgehead/kit';
import { useEffect, useRef } from 'react';
import type { LogLine, LogStep } from '../carrier/snapshot.ts';
import { useMessages } from '../text/index.ts';
import styles from './Log.module.css';

export interface LogProps {
  readonly log: readonly LogStep[];
  readonly seats: readonly SeatLabel[];
  readonly parts: FrameParts;
}

/** The game in words, the newest last and in sight. */
export function Log({ log, seats, parts }: LogProps) {
  const { table } = useMessages();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [log.length]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <ol className={styles.log} ref={list} tabIndex={0} aria-label={table.log}>
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
  const { table } = useMessages();
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
