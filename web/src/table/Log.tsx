import type { Localized, Seat, SeatLabel } from '@bridgehead/kernel';
import { useLocalized } from '@bridgehead/kit';
import { type ReactNode, useEffect, useRef } from 'react';
import type { LogStep } from '../carrier/snapshot.ts';
import { useMessages } from '../text/index.ts';
import styles from './Log.module.css';

export interface LogProps {
  readonly log: readonly LogStep[];
  readonly seats: readonly SeatLabel[];
  readonly seatMark: (seat: Seat) => ReactNode;
}

/** The game in words, the newest last and in sight. */
export function Log({ log, seats, seatMark }: LogProps) {
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
              {step.seat !== null && seatMark(step.seat)}
            </span>
            <StepWords step={step} seats={seats} />
          </li>
        ))}
    </ol>
  );
}

function StepWords({ step, seats }: { readonly step: LogStep; readonly seats: readonly SeatLabel[] }) {
  const { table } = useMessages();
  const say = useLocalized();
  const { lines, why, takenBack, undid, seat } = step;
  return (
    <div>
      {undid !== undefined && <p>{table.undid(seats[seat ?? 0]?.name ?? '', undid)}</p>}
      {lines.map((line: Localized) => (
        <p key={line.en}>{say(line)}</p>
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
