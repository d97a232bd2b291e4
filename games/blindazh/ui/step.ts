import { useMemo, useState } from 'react';
import type { Cell, Event } from '../rules/index.ts';

export type Roll = Extract<Event, { kind: 'attacked' | 'threw' | 'laneRolled' | 'fired' }>;

/** What the last step did to the board, for motion and marks. */
export interface Step {
  readonly seq: number;
  /** The dice of the last step that rolled any: they stay until the next. */
  readonly rolls: readonly Roll[];
  readonly rolledAt: number;
  /** Where enemy tiles have come in or stepped to. */
  readonly arrived: ReadonlySet<Cell>;
  readonly dug: ReadonlySet<Cell>;
  /** Cells that lost something to fire, mines or tracks. */
  readonly struck: ReadonlySet<Cell>;
}

interface Latest {
  readonly seq: number;
  readonly events: readonly Event[];
}

export function useStep({ seq, events }: Latest): Step {
  const [last, setLast] = useState(() => ({ seq, rolledAt: seq, rolls: rollsIn(events) }));
  if (last.seq !== seq) {
    const rolls = rollsIn(events);
    // A move always tells something: silence means that moves were taken back, or that a replay has gone back.
    const isUndone = events.length === 0 || seq < last.seq;
    setLast(rolls.length > 0 || isUndone ? { seq, rolledAt: seq, rolls } : { ...last, seq });
  }
  return useMemo(
    () => ({
      seq,
      rolls: last.rolls,
      rolledAt: last.rolledAt,
      arrived: cellsOf(events, (event) =>
        event.kind === 'advanced' ? event.to : event.kind === 'entered' ? event.cell : null,
      ),
      dug: cellsOf(events, (event) => (event.kind === 'dug' || event.kind === 'flagged' ? event.to : null)),
      struck: cellsOf(events, (event) => {
        if (event.kind === 'threw' || event.kind === 'fired' || event.kind === 'trenchLost')
          return event.cell;
        return event.kind === 'enemyLost' && event.cause !== 'spent' ? event.cell : null;
      }),
    }),
    [seq, events, last],
  );
}

function rollsIn(events: readonly Event[]): Roll[] {
  return events.filter(
    (event): event is Roll =>
      event.kind === 'attacked' ||
      event.kind === 'threw' ||
      event.kind === 'laneRolled' ||
      event.kind === 'fired',
  );
}

function cellsOf(events: readonly Event[], where: (event: Event) => Cell | null): ReadonlySet<Cell> {
  return new Set(events.map(where).filter((cell) => cell !== null));
}
