import type { Viewer } from '@bridgehead/kernel';
import { useMemo, useState } from 'react';
import type { Told } from '../staging/stage.ts';
import { NOTHING_SINCE, type Since, sinceTurn } from './since.ts';

export interface Reading extends Since {
  readonly markRead: () => void;
}

/** What others have done since the viewer's turn, kept until it was read; for each person at a shared screen of their own. */
export function useSince({ log, viewer, seq, cue }: Told, isOffered: boolean): Reading {
  const [read, setRead] = useState<ReadonlyMap<Viewer, number>>(new Map());
  // Until then nothing was read; what lies before their last turn is no news to anybody.
  const known = read.get(viewer) ?? sinceTurn(log, viewer, Infinity).from;
  if (!read.has(viewer)) setRead(new Map(read).set(viewer, known));
  const since = useMemo(
    () => (isOffered ? sinceTurn(log, viewer, known) : NOTHING_SINCE),
    [log, viewer, known, isOffered],
  );
  const isTelling = cue !== null && !cue.isAgain;
  return { ...since, markRead: () => setRead(new Map(read).set(viewer, isTelling ? seq - 1 : seq)) };
}
