import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { TableCarrier } from '../../carrier/carrier.ts';
import type { AdvisedMove, Snapshot } from '../../carrier/snapshot.ts';
import { type Asked, afterMove, askAt, goOn, isAbout } from './asked.ts';

export interface Hint {
  /** Somebody at this screen has to decide something. */
  readonly mayAsk: boolean;
  /** The moves advised, the next one first; null while they are being thought of, undefined when nobody has asked. */
  readonly moves: readonly AdvisedMove[] | null | undefined;
  readonly ask: () => void;
  readonly close: () => void;
  /** To be told of every move that is tried here. */
  readonly moved: (move: unknown) => void;
}

const ELSEWHERE = 'input, select, textarea, dialog, [role="dialog"], [contenteditable]';

/** “What would you do, and why?” The answer holds for one position: when others change the table it is thought of anew. */
export function useHint(
  carrier: TableCarrier,
  snapshot: Snapshot,
  isOffered: boolean,
  onBroken: (error: unknown) => void,
): Hint {
  const { viewer, prompts, legal } = snapshot;
  const [asked, setAsked] = useState<Asked | null>(null);
  const mayAsk =
    isOffered &&
    prompts.some(
      // What is composed is never listed.
      ({ decision }) => decision.must && decision.seat === viewer && (decision.composed || legal.length > 0),
    );

  if (asked && !isAbout(asked, snapshot)) setAsked(goOn(asked, snapshot));

  const ask = () => setAsked(askAt(snapshot));
  const think = useEffectEvent((question: Asked) => {
    carrier
      .advice()
      .then((moves) =>
        setAsked((now) => (now !== question ? now : moves.length > 0 ? { ...question, moves } : null)),
      )
      .catch(onBroken);
  });
  useEffect(() => {
    // A comrade's card may have a question of its own in between: the thought waits for one's own.
    if (asked?.moves === null && mayAsk) think(asked);
  }, [asked, mayAsk]);
  const close = () => setAsked(null);
  const moved = useCallback((move: unknown) => setAsked((now) => now && afterMove(now, move)), []);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target, code, key, ctrlKey, altKey, metaKey } = event;
    if (ctrlKey || altKey || metaKey || (target instanceof Element && target.closest(ELSEWHERE))) return;
    if (key === 'Escape') close();
    // By the key's place: the same key in the Russian layout.
    else if (code === 'KeyH' && asked) close();
    else if (code === 'KeyH' && mayAsk) ask();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  return { mayAsk, moves: asked?.moves, ask, close, moved };
}
