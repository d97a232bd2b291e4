import { useState } from 'react';
import type { LegalMove } from '../game-ui.ts';

/** A move as if the viewer had picked it up by hand. Without `inspected` whatever is looked at stays so. */
export interface Shown<Picked, Place> {
  readonly picked: Picked;
  readonly inspected?: Place | null;
}

interface Holding<Picked, Place> {
  readonly picked: Picked;
  readonly inspected: Place | null;
  readonly pick: (picked: Picked) => void;
  readonly inspect: (place: Place | null) => void;
}

/**
 * What the viewer has picked up so far and looks at, by hand or by advice. Advice that is withdrawn is put down again, unless
 * a hand has picked up something else meanwhile. `show` says how a move is picked up, and for null how nothing is.
 */
export function usePicked<Picked, Place, Move>(
  nothing: Picked,
  proposed: LegalMove<Move> | null,
  show: (move: Move | null) => Shown<Picked, Place>,
): Holding<Picked, Place> {
  const [held, setHeld] = useState({ picked: nothing, isAdvised: false });
  const [inspected, inspect] = useState<Place | null>(null);
  const [advised, setAdvised] = useState<LegalMove<Move> | null>(null);
  if (advised !== proposed) {
    setAdvised(proposed);
    if (proposed || held.isAdvised) {
      const shown = show(proposed?.move ?? null);
      setHeld({ picked: shown.picked, isAdvised: proposed !== null });
      if (shown.inspected !== undefined) inspect(shown.inspected);
    }
  }
  return {
    picked: held.picked,
    inspected,
    pick: (picked) => setHeld({ picked, isAdvised: false }),
    inspect,
  };
}
