import { playSound } from '@bridgehead/kit';
import { useEffect, useRef } from 'react';
import type { Event } from '../rules/index.ts';

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
    const happened = (...kinds: Event['kind'][]) => events.some((event) => kinds.includes(event.kind));
    if (happened('flagged')) playSound('line');
    else if (happened('penalty', 'trenchLost', 'enemyLost')) playSound('remove');
    else if (happened('dug', 'moved', 'posted', 'tookGrenade')) playSound('place');
  }, [seq, events]);
}
