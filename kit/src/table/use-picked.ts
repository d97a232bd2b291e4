import type { Viewer } from '@bridgehead/kernel';
import type { LegalMove } from '../game-ui.ts';
import { usePersonal } from './use-personal.ts';

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
  viewer: Viewer,
  nothing: Picked,
  proposed: LegalMove<Move> | null,
  show: (move: Move | null) => Shown<Picked, Place>,
): Holding<Picked, Place> {
  const [held, setHeld] = usePersonal(viewer, { picked: nothing, isAdvised: false });
  const [inspected, inspect] = usePersonal<Place | null>(viewer, null);
  const [advised, setAdvised] = usePersonal<LegalMove<Move> | null>(viewer, null);
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
