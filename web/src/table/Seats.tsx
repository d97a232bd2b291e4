import type { SeatLabel } from '@bridgehead/kernel';
import { type FrameParts, Hidden, Words } from '@bridgehead/kit';
import { useEffect, useRef } from 'react';
import type { Snapshot } from '../carrier/snapshot.ts';
import { usePlayMessages } from '../text/play/index.ts';
import type { Around } from './around.ts';
import styles from './Seats.module.css';

export interface SeatsProps {
  /** On a narrow window the seats are a strip that scrolls. */
  readonly strip: boolean;
  readonly snapshot: Snapshot;
  readonly seats: readonly SeatLabel[];
  readonly parts: FrameParts;
  readonly around: Around | undefined;
}

/** More seats than this stand in single lines. */
const MANY = 6;

export function Seats({ strip, snapshot, seats, parts, around }: SeatsProps) {
  const { table } = usePlayMessages();
  const due = new Set(
    snapshot.prompts.filter(({ decision }) => decision.must).map(({ decision }) => decision.seat),
  );
  const list = useRef<HTMLOListElement>(null);
  const [first] = due;
  // Whoever is to move must not be beyond the strip's edge.
  useEffect(() => {
    const seat = first === undefined ? undefined : list.current?.children[first];
    if (seat instanceof HTMLElement) list.current?.scrollTo({ left: seat.offsetLeft - seat.offsetWidth / 2 });
  }, [first]);
  return (
    <ol
      className={`${styles.seats} ${seats.length > MANY ? styles.many : ''} ${around ? styles.online : ''}`}
      ref={list}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={strip ? 0 : undefined}
      aria-label={table.seats}
    >
      {seats.map(({ kind, name, bot }, seat) => (
        <li
          key={seat}
          className={`${styles.seat} ${due.has(seat) ? styles.due : ''}`}
          aria-current={due.has(seat)}
        >
          <span className={styles.mark} aria-hidden>
            {parts.seatMark(seat)}
          </span>
          <span className={styles.name}>
            <Words>{name}</Words>
            {seat === snapshot.viewer && <span className={styles.kind}> · {table.you}</span>}
            {kind === 'bot' && <span className={styles.strength}> · {table.bot(bot ?? '')}</span>}
          </span>
          <span className={styles.note}>{parts.seatNote(seat)}</span>
          {around && (
            <>
              <span className={styles.presence}>{around.presence(seat)}</span>
              <span className={styles.clock}>{around.clock(seat)}</span>
            </>
          )}
          {due.has(seat) && (
            <>
              <Hidden>{kind === 'bot' ? table.thinking : table.toMove}</Hidden>
              <span className={kind === 'bot' ? styles.thinking : styles.pointer} aria-hidden />
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
