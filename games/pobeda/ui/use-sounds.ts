import { playSound } from '@bridgehead/kit';
import { useEffect, useRef } from 'react';
import type { Event } from '../rules/events.ts';

/** A sound for what has just happened: the greatest of it. Nothing for what was there when the table opened. */
export function useSounds({
  seq,
  events,
}: {
  readonly seq: number;
  readonly events: readonly Event[];
}): void {
  const heard = useRef(seq);
  useEffect(() => {
    if (heard.current === seq) return;
    heard.current = seq;
    const happened = (kind: Event['kind']) => events.some((event) => event.kind === kind);
    if (happened('line')) playSound('line');
    else if (happened('placed')) playSound('place');
    else if (happened('removed')) playSound('remove');
  }, [seq, events]);
}
