import { useState } from 'react';
import type { Army } from '../../rules/army.ts';
import { findDraft, keepDraft } from './drafts.ts';

/** So many steps can be taken back. */
const MOST_STEPS = 100;

export interface Draft {
  readonly army: Army;
  readonly change: (army: Army) => void;
  /** Undefined where nothing was done yet. */
  readonly undo: (() => void) | undefined;
}

/** The army that is being put together, from what was left of it here, and how to take the last thing back. */
export function useDraft(document: string, first: Army): Draft {
  const [steps, setSteps] = useState<readonly Army[]>(() => [findDraft(document) ?? first]);
  const army = steps.at(-1) ?? first;
  const go = (next: readonly Army[]) => {
    setSteps(next);
    keepDraft(document, next.at(-1) ?? first);
  };
  return {
    army,
    change: (next) => go([...steps, next].slice(-MOST_STEPS)),
    undo: steps.length > 1 ? () => go(steps.slice(0, -1)) : undefined,
  };
}
