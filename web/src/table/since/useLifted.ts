import { useSettings } from '@bridgehead/kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Stage, Told } from '../staging/stage.ts';
import { sinceTurn } from './since.ts';

/** Whoever lifts the curtain is shown what has happened since their own turn, as the others saw it happen. */
export function useLifted(stage: Stage, { log, viewer }: Told, isCovered: boolean): void {
  const wasCovered = useRef(isCovered);
  const show = useEffectEvent(() => {
    const { deeds, from } = sinceTurn(log, viewer, Infinity);
    if (deeds.length > 0 && useSettings.getState().pace !== 'instant') void stage.again(from);
  });
  useEffect(() => {
    if (wasCovered.current && !isCovered) show();
    wasCovered.current = isCovered;
  }, [isCovered]);
}
