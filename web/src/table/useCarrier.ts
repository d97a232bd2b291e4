import { useEffect, useState, useSyncExternalStore } from 'react';
import type { TableCarrier } from '../carrier/carrier.ts';
import type { Watch } from '../carrier/open.ts';
import type { Snapshot } from '../carrier/snapshot.ts';

export type Opening<Carrier> =
  | { readonly state: 'loading' }
  | { readonly state: 'busy' }
  | { readonly state: 'broken'; readonly error: Error }
  | { readonly state: 'open'; readonly carrier: Carrier };

const LOADING = { state: 'loading' } as const;

/** Opens a table for as long as the page shows it, and again when asked to. */
export function useCarrier<Carrier>(open: (watch: Watch, signal: AbortSignal) => Promise<Carrier>): {
  readonly opening: Opening<Carrier>;
  readonly again: () => void;
} {
  const [{ by, opening }, setOpening] = useState<{ by: typeof open; opening: Opening<Carrier> }>({
    by: open,
    opening: LOADING,
  });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const closer = new AbortController();
    const { signal } = closer;
    const put = (next: Opening<Carrier>) => signal.aborted || setOpening({ by: open, opening: next });
    const broken = (error: Error) => put({ state: 'broken', error });
    put(LOADING);
    open({ busy: () => put({ state: 'busy' }), broken }, signal).then(
      (carrier) => put({ state: 'open', carrier }),
      (error: unknown) => broken(error instanceof Error ? error : new Error(String(error))),
    );
    return () => closer.abort();
  }, [open, attempt]);
  // The table before is closed when another is asked for, not when that one opens.
  return { opening: by === open ? opening : LOADING, again: () => setAttempt((number) => number + 1) };
}

export function useSnapshot(carrier: TableCarrier): Snapshot {
  return useSyncExternalStore(carrier.subscribe, carrier.snapshot);
}
