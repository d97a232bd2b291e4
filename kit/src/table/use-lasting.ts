import { useState } from 'react';
import type { Latest } from '../game-ui.ts';

/** Something that was told, and the step that told it. */
export interface Lasting<Told> {
  readonly told: Told | null;
  readonly at: number;
}

/**
 * What stays on the table until the next of its kind, such as the last card played or the last dice. Null where nothing of
 * it was told, and again when moves are taken back. For games whose every move tells everybody something: a silent pass looks
 * like a take-back here.
 */
export function useLasting<Event, Told>(
  { seq, events }: Latest<Event>,
  read: (events: readonly Event[]) => Told | null,
): Lasting<Told> {
  const [last, setLast] = useState(() => ({ seq, lasting: { told: read(events), at: seq } }));
  if (last.seq === seq) return last.lasting;
  const told = read(events);
  // Silence means that moves were taken back, or that a replay has gone back.
  const isUndone = events.length === 0 || seq < last.seq;
  const lasting = told !== null || isUndone ? { told, at: seq } : last.lasting;
  setLast({ seq, lasting });
  return lasting;
}
