import { useCallback, useEffect, useState } from 'react';
import { listAll, type Listing } from './library.ts';

/** Everything here and on the server, the newest first; undefined until it is read. */
export function useDocuments() {
  const [listing, setListing] = useState<Listing>();
  const [failure, setFailure] = useState<unknown>();
  const reload = useCallback(() => {
    listAll().then(setListing, setFailure);
  }, []);
  useEffect(() => {
    reload();
    // Another window, or another device, may have changed something meanwhile.
    addEventListener('focus', reload);
    return () => removeEventListener('focus', reload);
  }, [reload]);
  return { listing, failure, reload };
}
