import type { Latest } from '@bridgehead/kit';
import { useMemo } from 'react';
import type { Cell, Event } from '../rules/index.ts';

/** What was told last did to the board, for motion and marks. */
export interface Step {
  readonly seq: number;
  /** Where enemy tiles have come in or stepped to. */
  readonly arrived: ReadonlySet<Cell>;
  readonly dug: ReadonlySet<Cell>;
  /** Cells that lost something to fire, mines or tracks. */
  readonly struck: ReadonlySet<Cell>;
}

export function useStep({ seq, events }: Latest<Event>): Step {
  return useMemo(
    () => ({
      seq,
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
    [seq, events],
  );
}

function cellsOf(events: readonly Event[], where: (event: Event) => Cell | null): ReadonlySet<Cell> {
  return new Set(events.map(where).filter((cell) => cell !== null));
}
