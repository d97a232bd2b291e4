import type { Seat } from '@bridgehead/kernel';
import type { Latest } from '@bridgehead/kit';
import { useLasting } from '@bridgehead/kit/table';
import { useMemo } from 'react';
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
  /** Where the last card was played: it stays until the next one. */
  readonly lastCell: Cell | null;
}

/** A card laid open before everybody, and what was done with it. */
export interface ShownCard {
  readonly how: 'played' | 'exchanged' | 'emptyTurn';
  readonly seat: Seat;
  readonly card: Card;
}

export function useStep(latest: Latest<Event>): Step {
  const { seq, events } = latest;
  const { told: opened } = useLasting(latest, openedBy);
  return useMemo(
    () => ({
      seq,
      arrived: new Set(events.flatMap((event) => (event.kind === 'placed' ? [event.cell] : []))),
      departed: new Map(
        events.flatMap((event) => (event.kind === 'removed' ? [[event.cell, event.colour] as const] : [])),
      ),
      freshLines: events.flatMap((event) => (event.kind === 'line' ? [event.line] : [])),
      lastCell: opened?.cell ?? null,
    }),
    [seq, events, opened],
  );
}

export function openedBy(events: readonly Event[]): { shown: ShownCard; cell: Cell | null } | null {
  const event = events.find(({ kind }) => kind === 'played' || kind === 'exchanged' || kind === 'emptyTurn');
  if (event?.kind !== 'played' && event?.kind !== 'exchanged' && event?.kind !== 'emptyTurn') return null;
  const { kind: how, seat, card } = event;
  return { shown: { how, seat, card }, cell: event.kind === 'played' ? event.cell : null };
}
