import { useSyncExternalStore } from 'react';

/** How somebody likes this game to be played with them; kept on this device. */
interface Manner {
  /** A window in which nothing could be played is declined after a moment. */
  readonly declinesAlone: boolean;
}

const KEY = 'bridgehead-rubezh';
const listeners = new Set<() => void>();
let manner: Manner = { declinesAlone: stored() };

export function useManner(): Manner {
  return useSyncExternalStore(listen, () => manner);
}

export function changeManner(next: Manner): void {
  manner = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(manner));
  } catch {
    // Storage may be closed to us (private windows): it then lasts as long as the page.
  }
  for (const hear of listeners) hear();
}

function listen(hear: () => void): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

function stored(): boolean {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return !(
      typeof kept === 'object' &&
      kept !== null &&
      'declinesAlone' in kept &&
      kept.declinesAlone === false
    );
  } catch {
    return true;
  }
}
