import { useState } from 'react';
import type { Army } from '../../rules/army.ts';

/** So many steps can be taken back. */
const MOST_STEPS = 100;

export interface Draft {
  readonly army: Army;
  readonly change: (army: Army) => void;
  /** Undefined where nothing was done yet. */
  readonly undo: (() => void) | undefined;
}

/** The army that is being put together, and how to take the last thing back. */
export function useDraft(first: Army): Draft {
  const [steps, setSteps] = useState<readonly Army[]>([first]);
  const army = steps.at(-1) ?? first;
  return {
    army,
    change: (next) => setSteps((before) => [...before, next].slice(-MOST_STEPS)),
    undo: steps.length > 1 ? () => setSteps((before) => before.slice(0, -1)) : undefined,
  };
}
