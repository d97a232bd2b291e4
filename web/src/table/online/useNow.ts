import { useCallback, useSyncExternalStore } from 'react';

const SECOND = 1000;

/** This second, read again with every tick while it matters. */
export function useNow(ticking: boolean): number {
  const subscribe = useCallback(
    (changed: () => void) => {
      const timer = ticking ? setInterval(changed, SECOND) : undefined;
      return () => clearInterval(timer);
    },
    [ticking],
  );
  return useSyncExternalStore(subscribe, () => Math.floor(Date.now() / SECOND) * SECOND);
}
