import { type MouseEvent, useEffect, useEffectEvent } from 'react';
import { MAIN_ID } from '../../app/Root.tsx';
import type { Stage, Told } from './stage.ts';

/** While something is told a press on the board does not play: it goes on, step by step or to the end. Keys do the same. */
export function useGoingOn(
  stage: Stage,
  { cue, waits }: Told,
  replaying: boolean,
): ((event: MouseEvent) => void) | undefined {
  const goOn = () => (waits ? stage.next() : stage.skip());
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    const isOnBoard = target instanceof Element && target.closest(`#${MAIN_ID}`) !== null;
    if (!cue || !(isOnBoard || target === document.body)) return;
    const isGo = (key === 'Enter' || key === ' ') && !replaying;
    if (!isGo && key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (isGo) goOn();
    else stage.skip();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
  if (!cue) return undefined;
  return (event) => {
    event.preventDefault();
    event.stopPropagation();
    goOn();
  };
}
