import { useSettings } from '@bridgehead/kit';
import type {
  DocumentBrief,
  DocumentReply,
  DocumentsReply,
  SaveDocument,
  SharedDocument,
  ShareReply,
} from '@bridgehead/wire';
import { fetchJson } from '../online/http.ts';
import { askWhoIAm, introduce } from '../online/me.ts';
import { messagesIn } from '../text/index.ts';
import type { Served } from './compare.ts';

const at = (id: string) => `/api/documents/${encodeURIComponent(id)}`;

/** What the server keeps for whoever is here. */
export async function listServed(): Promise<Served> {
  if (!isSomebody()) return 'nobody';
  return fetchJson<DocumentsReply>('GET', '/api/documents').then(
    ({ documents }) => documents,
    () => null,
  );
}

/** Whoever has never been at a server, or has logged out, is told of nothing there: it need not be asked. */
export function isSomebody(): boolean {
  return useSettings.getState().online;
}

export const openServed = (id: string) => fetchJson<DocumentReply>('GET', at(id));

/** The first document a server is to keep makes a guest, as the first table does. */
export async function saveServed(id: string, save: SaveDocument): Promise<DocumentBrief> {
  const { me } = await askWhoIAm();
  const { playerName, language } = useSettings.getState();
  if (!me) await introduce(playerName || messagesIn(language).player);
  return fetchJson('PUT', at(id), save);
}

export const removeServed = (id: string) => fetchJson<null>('DELETE', at(id));

export const shareServed = (id: string) => fetchJson<ShareReply>('POST', `${at(id)}/share`);

export const unshareServed = (id: string) => fetchJson<null>('DELETE', `${at(id)}/share`);

export const fetchShared = (share: string) =>
  fetchJson<SharedDocument>('GET', `/api/shared/${encodeURIComponent(share)}`);
