import type { Seat } from '@bridgehead/kernel';
import { useMemo, useState } from 'react';
import type { Cell, Line } from '../rules/board.ts';
import type { Card } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import type { Colour } from '../rules/teams.ts';

/** What the last step did to the board, for motion and marks. */
export interface Step {
  readonly seq: number;
  readonly arrived: ReadonlySet<Cell>;
  readonly departed: ReadonlyMap<Cell, Colour>;
  readonly freshLines: readonly Line[];
  /** The last card laid open, and where it was played: they stay until the next one. */
  readonly shown: ShownCard | null;
  readonly lastCell: Cell | null;
}

/** A card laid open before everybody, and what was done with it. */
export interface ShownCard {
  readonly how: 'played' | 'exchanged' | 'emptyTurn';
  readonly seat: Seat;
  readonly card: Card;
}

interface Latest {
  readonly seq: number;
  readonly events: readonly Event[];
}

export function useStep({ seq, events }: Latest): Step {
  const [last, setLast] = useState(() => ({ seq, ...openedBy(events) }));
  // A move always tells something: silence means that moves were taken back, or that a replay has gone back.
  const isUndone = events.length === 0 || seq < last.seq;
  if (last.seq !== seq) {
    const opened = openedBy(events);
    setLast({ ...(opened.shown || isUndone ? opened : last), seq });
  }
  return useMemo(
    () => ({
      seq,
      arrived: new Set(events.flatMap((event) => (event.kind === 'placed' ? [event.cell] : []))),
      departed: new Map(
        events.flatMap((event) => (event.kind === 'removed' ? [[event.cell, event.colour] as const] : [])),
      ),
      freshLines: events.flatMap((event) => (event.kind === 'line' ? [event.line] : [])),
      shown: last.shown,
      lastCell: last.cell,
    }),
    [seq, events, last],
  );
}

function openedBy(events: readonly Event[]): { shown: ShownCard | null; cell: Cell | null } {
  const event = events.find(({ kind }) => kind === 'played' || kind === 'exchanged' || kind === 'emptyTurn');
  if (event?.kind !== 'played' && event?.kind !== 'exchanged' && event?.kind !== 'emptyTurn') {
    return { shown: null, cell: null };
  }
  const { kind: how, seat, card } = event;
  return { shown: { how, seat, card }, cell: event.kind === 'played' ? event.cell : null };
}
