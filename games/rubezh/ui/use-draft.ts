import type { Decision } from '@bridgehead/kernel';
import { useMemo } from 'react';
import type { Share } from '../rules/agenda.ts';
import { shareAsked } from '../rules/pending.ts';
import { type Draft, type Ground, shareToBegin } from './odds.ts';

/** The division of attackers that is asked for, with what has been changed about it so far. */
export function useDraft(
  { pack, view }: Ground,
  decision: Decision | undefined,
  changed: Share | null,
): Draft | undefined {
  return useMemo(() => {
    const open = decision?.kind === 'divide' ? shareAsked(view, decision) : undefined;
    if (!open) return undefined;
    return { ...open, share: changed ?? shareToBegin({ pack, view }, open), isChanged: changed !== null };
  }, [pack, view, decision, changed]);
}
