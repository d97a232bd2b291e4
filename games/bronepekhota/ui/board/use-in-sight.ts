import { prefersReducedMotion } from '@bridgehead/kit';
import { useEffect, useEffectEvent } from 'react';
import type { PieceId } from '../../rules/state.ts';
import type { Pane } from './use-pane.ts';

/** Whoever begins to act is in sight, however near one looks. */
export function useInSight(actor: PieceId | null, { zoom: { pane, scale } }: Pane): void {
  const show = useEffectEvent((id: PieceId) => {
    if (scale <= 1) return;
    pane.current?.querySelector(`[data-piece="${id}"]`)?.scrollIntoView({
      block: 'center',
      inline: 'center',
      behavior: prefersReducedMotion() ? 'auto' : 'smooth',
    });
  });
  useEffect(() => {
    if (actor !== null) show(actor);
  }, [actor]);
}
