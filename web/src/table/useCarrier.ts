import { useEffect, useState, useSyncExternalStore } from 'react';
import type { TableCarrier } from '../carrier/carrier.ts';
import type { Watch } from '../carrier/open.ts';
import type { Snapshot } from '../carrier/snapshot.ts';

export type Opening<Carrier> =
  | { readonly state: 'loading' }
  | { readonly state: 'busy' }
  | { readonly state: 'broken'; readonly error: Error }
  | { readonly state: 'open'; readonly carrier: Carrier };

/** Opens a table for as long as the page shows it, and again when asked to. */
export function useCarrier<Carrier>(open: (watch: Watch, signal: AbortSignal) => Promise<Carrier>): {
  readonly opening: Opening<Carrier>;
  readonly again: () => void;
} {
  const [opening, setOpening] = useState<Opening<Carrier>>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const closer = new AbortController();
    const { signal } = closer;
    const put = (next: Opening<Carrier>) => signal.aborted || setOpening(next);
    const broken = (error: Error) => put({ state: 'broken', error });
    put({ state: 'loading' });
    open({ busy: () => put({ state: 'busy' }), broken }, signal).then(
      (carrier) => put({ state: 'open', carrier }),
      (error: unknown) => broken(error instanceof Error ? error : new Error(String(error))),
    );
    return () => closer.abort();
  }, [open, attempt]);
  return { opening, again: () => setAttempt((number) => number + 1) };
}

export function useSnapshot(carrier: TableCarrier): Snapshot {
  return useSyncExternalStore(carrier.subscribe, carrier.snapshot);
}
