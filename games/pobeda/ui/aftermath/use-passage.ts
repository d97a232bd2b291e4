import { useEffect, useState } from 'react';
import { dayNumber, dayOf } from '../../content/front/front.ts';
import type { Appearance } from './history.ts';

/** How long an event is seen before the next, while time passes by itself. */
const PAUSE_MS = 3000;

const FIRST = dayNumber('1941-06-22');
const LAST = dayNumber('1945-09-02');

/** Time going through the war, from event to event. */
export interface Passage {
  readonly first: number;
  readonly last: number;
  /** The day it is, counted as `dayNumber` does. */
  readonly day: number;
  /** The event it stands at; -1 before the first. */
  readonly index: number;
  readonly isPlaying: boolean;
  readonly goTo: (index: number) => void;
  readonly goToDay: (day: number) => void;
  readonly toggle: () => void;
}

export function usePassage(list: readonly Appearance[]): Passage {
  const days = list.map(({ event }) => dayNumber(dayOf(event.date.from)));
  const [at, setAt] = useState({ index: -1, day: FIRST });
  const [isPlaying, setPlaying] = useState(false);
  const end = list.length - 1;

  const goTo = (wanted: number) => {
    const index = Math.min(Math.max(wanted, -1), end);
    setAt({ index, day: days[index] ?? FIRST });
  };

  useEffect(() => {
    if (!isPlaying) return;
    const next = setTimeout(() => {
      if (at.index >= end) setPlaying(false);
      else setAt({ index: at.index + 1, day: days[at.index + 1] ?? FIRST });
    }, PAUSE_MS);
    return () => clearTimeout(next);
  });

  return {
    first: Math.min(FIRST, ...days),
    last: Math.max(LAST, ...days),
    day: at.day,
    index: at.index,
    isPlaying,
    goTo,
    goToDay: (day) => setAt({ day, index: days.findLastIndex((each) => each <= day) }),
    toggle: () => {
      if (!isPlaying) goTo(at.index >= end ? 0 : at.index + 1);
      setPlaying(!isPlaying);
    },
  };
}
