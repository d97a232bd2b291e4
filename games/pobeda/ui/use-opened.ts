import type { Viewer } from '@bridgehead/kernel';
import type { Latest } from '@bridgehead/kit';
import { useState } from 'react';
import type { Event } from '../rules/events.ts';
import { openedBy, type ShownCard } from './step.ts';

/** The cards that others have laid open since the viewer's own last one, and which of them is being read. */
export interface Opened {
  readonly cards: readonly ShownCard[];
  readonly index: number;
  readonly turnTo: (index: number) => void;
}

interface Kept {
  readonly seq: number;
  readonly viewer: Viewer;
  readonly cards: readonly ShownCard[];
  readonly index: number;
}

/** More than a round of the largest table. */
const MOST = 12;

/** A card that is being read is not replaced when others move: theirs wait behind it. */
export function useOpened(latest: Latest<Event>, viewer: Viewer): Opened {
  const [kept, keep] = useState<Kept>(() => after({ seq: -1, viewer, cards: [], index: 0 }, latest, viewer));
  const now = kept.seq === latest.seq && kept.viewer === viewer ? kept : after(kept, latest, viewer);
  if (now !== kept) keep(now);
  return { cards: now.cards, index: now.index, turnTo: (index) => keep({ ...now, index }) };
}

export function after(kept: Kept, { seq, events }: Latest<Event>, viewer: Viewer): Kept {
  const shown = openedBy(events)?.shown;
  // A move always tells something: silence means that moves were taken back, or that a replay has gone back.
  const isUndone = events.length === 0 || seq < kept.seq;
  if (isUndone || kept.viewer !== viewer) return { seq, viewer, cards: shown ? [shown] : [], index: 0 };
  if (!shown) return { ...kept, seq };
  // One's own card has been read before it was played.
  const isOwn = shown.seat === viewer || kept.cards.every(({ seat }) => seat === viewer);
  if (isOwn) return { seq, viewer, cards: [shown], index: 0 };
  const cards = [...kept.cards, shown];
  const surplus = Math.max(0, cards.length - MOST);
  return { seq, viewer, cards: cards.slice(surplus), index: Math.max(0, kept.index - surplus) };
}
