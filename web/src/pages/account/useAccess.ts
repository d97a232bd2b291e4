import type { AccessReply, Me } from '@bridgehead/wire';
import { useEffect, useState } from 'react';
import { fetchJson } from '../../online/http.ts';

/** Every way in; asked again after everything that changes who one is here, as removing one does. */
export function useAccess(me: Me | null): AccessReply | null {
  const [access, setAccess] = useState<AccessReply | null>(null);
  useEffect(() => {
    if (!me) return;
    let isWanted = true;
    // Without it the page is the poorer by its lists, and says who one is all the same.
    fetchJson<AccessReply>('GET', '/api/account').then(
      (reply) => isWanted && setAccess(reply),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [me]);
  return me && access;
}
