import type { InvitationReply } from '@bridgehead/wire';
import { useCallback, useEffect, useState } from 'react';
import { fetchJson } from './http.ts';

/** Who invites to what, before anybody is asked for a name; a link that leads nowhere is a failure with its sentence. */
export function useInvitation(table: string, key: string | undefined) {
  const [invitation, setInvitation] = useState<InvitationReply>();
  const [failure, setFailure] = useState<unknown>();
  const ask = useCallback(() => {
    const query = key === undefined ? '' : `?key=${encodeURIComponent(key)}`;
    const path = `/api/tables/${encodeURIComponent(table)}/invitation${query}`;
    fetchJson<InvitationReply>('GET', path).then((reply) => {
      setInvitation(reply);
      setFailure(undefined);
    }, setFailure);
  }, [table, key]);
  useEffect(ask, [ask]);
  return { invitation, failure, again: ask };
}
