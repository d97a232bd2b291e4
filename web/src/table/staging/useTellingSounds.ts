import { playSound } from '@bridgehead/kit';
import { useEffect } from 'react';
import type { AnyCue } from './stage.ts';

/** A phase is announced and a die is heard; what comes of it sounds as the game likes. */
export function useTellingSounds(cue: AnyCue | null): void {
  useEffect(() => {
    if (cue?.stage === 'phase') playSound('phase');
    if (cue?.stage === 'die') playSound('roll');
  }, [cue]);
}
