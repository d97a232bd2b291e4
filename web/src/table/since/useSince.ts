import type { Viewer } from '@bridgehead/kernel';
import { useSettings } from '@bridgehead/kit';
import { useEffect, useMemo, useState } from 'react';
import { ReadMarks } from '../read-marks.ts';
import type { Told } from '../staging/stage.ts';
import { movedOnAt, NOTHING_SINCE, type Since, sinceTurn } from './since.ts';

const MARKS = new ReadMarks('bridgehead-since-read');

export interface Reading extends Since {
  readonly markRead: () => void;
}

/**
 * What others have done since the viewer's turn, kept until it was read, over reloads too; for each person at a shared screen
 * of their own. Whoever wants to see only what it came to has seen it when they move on.
 */
export function useSince(table: string, { log, viewer, seq, cue }: Told, isOffered: boolean): Reading {
  const isInstant = useSettings(({ pace }) => pace === 'instant');
  const [read, setRead] = useState<ReadonlyMap<Viewer, number>>(new Map());
  const place = `${table} ${viewer}`;
  // To whoever has never been here, what lies before their last turn is no news.
  const marked = read.get(viewer) ?? MARKS.of(place) ?? sinceTurn(log, viewer, Infinity).from;
  const known = isInstant ? Math.max(marked, movedOnAt(log, viewer)) : marked;
  if (read.get(viewer) !== known) setRead(new Map(read).set(viewer, known));
  useEffect(() => {
    if (isOffered) MARKS.keep(place, known);
  }, [place, known, isOffered]);
  const since = useMemo(
    () => (isOffered ? sinceTurn(log, viewer, known) : NOTHING_SINCE),
    [log, viewer, known, isOffered],
  );
  const isTelling = cue !== null && !cue.isAgain;
  return { ...since, markRead: () => setRead(new Map(read).set(viewer, isTelling ? seq - 1 : seq)) };
}
