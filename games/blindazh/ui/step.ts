import type { Latest } from '@bridgehead/kit';
import { useLasting } from '@bridgehead/kit/table';
import { useMemo } from 'react';
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

export function useStep(latest: Latest<Event>): Step {
  const { seq, events } = latest;
  const { told, at } = useLasting(latest, rollsIn);
  return useMemo(
    () => ({
      seq,
      rolls: told ?? [],
      rolledAt: at,
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
    [seq, events, told, at],
  );
}

function rollsIn(events: readonly Event[]): readonly Roll[] | null {
  const rolls = events.filter(
    (event): event is Roll =>
      event.kind === 'attacked' ||
      event.kind === 'threw' ||
      event.kind === 'laneRolled' ||
      event.kind === 'fired',
  );
  return rolls.length > 0 ? rolls : null;
}

function cellsOf(events: readonly Event[], where: (event: Event) => Cell | null): ReadonlySet<Cell> {
  return new Set(events.map(where).filter((cell) => cell !== null));
}
