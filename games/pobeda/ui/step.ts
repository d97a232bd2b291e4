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
  /** Where the last card was played; stays until the next one. */
  readonly lastCell: Cell | null;
  readonly shown: ShownCard | null;
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
  const played = events.find((event) => event.kind === 'played');
  const [last, setLast] = useState<{ seq: number; cell: Cell | null }>({ seq, cell: played?.cell ?? null });
  if (played && last.seq !== seq) setLast({ seq, cell: played.cell });
  // Taken back: the mark would point at a move that was never made.
  else if (seq < last.seq || events.length === 0) {
    if (last.cell !== null) setLast({ seq, cell: null });
  }
  return useMemo(
    () => ({
      seq,
      arrived: new Set(events.flatMap((event) => (event.kind === 'placed' ? [event.cell] : []))),
      departed: new Map(
        events.flatMap((event) => (event.kind === 'removed' ? [[event.cell, event.colour] as const] : [])),
      ),
      freshLines: events.flatMap((event) => (event.kind === 'line' ? [event.line] : [])),
      lastCell: last.cell,
      shown: events.flatMap(shownBy)[0] ?? null,
    }),
    [seq, events, last.cell],
  );
}

function shownBy(event: Event): ShownCard[] {
  if (event.kind !== 'played' && event.kind !== 'exchanged' && event.kind !== 'emptyTurn') return [];
  return [{ how: event.kind, seat: event.seat, card: event.card }];
}
