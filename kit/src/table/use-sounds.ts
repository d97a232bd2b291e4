import { useEffect, useRef } from 'react';
import type { Latest } from '../game-ui.ts';
import { playSound, type Sound } from '../sound.ts';

/** Which events make which sound, the greatest first. */
export type Sounds<Event extends { readonly kind: string }> = readonly (readonly [
  Sound,
  readonly Event['kind'][],
])[];

/** A sound for what has just happened: the greatest of it. Nothing for what was there when the table opened. */
export function useSounds<Event extends { readonly kind: string }>(
  { seq, events }: Latest<Event>,
  sounds: Sounds<Event>,
): void {
  const heard = useRef(seq);
  useEffect(() => {
    if (heard.current === seq) return;
    heard.current = seq;
    const greatest = sounds.find(([, kinds]) => events.some(({ kind }) => kinds.includes(kind)));
    if (greatest) playSound(greatest[0]);
  }, [seq, events, sounds]);
}
