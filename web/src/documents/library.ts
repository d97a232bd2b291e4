import { Problem, type Refusal } from '@bridgehead/kernel';
import type { DocumentDraft } from '@bridgehead/kit';
import {
  type DocumentReply,
  type HouseReason,
  houseRefusal,
  refuse,
  type SharedDocument,
} from '@bridgehead/wire';
import { ask } from '../carrier/engine.ts';
import { RefusedByServer } from '../online/http.ts';
import {
  changeDocument,
  deleteDocument,
  findDocument,
  listDocuments,
  type ServerCopy,
  type StoredDocument,
} from '../storage/documents.ts';
import { newDocumentId } from '../storage/ids.ts';
import { allDocuments, type ListedDocument, standingOf } from './compare.ts';
import {
  fetchShared,
  isSomebody,
  listServed,
  openServed,
  removeServed,
  saveServed,
  shareServed,
  unshareServed,
} from './server.ts';

/** What people make is kept in this browser first, and on the server where they wish it. */

export interface Listing {
  readonly documents: readonly ListedDocument[];
  /** False where the server could not be asked: what is only there is missing. */
  readonly isWhole: boolean;
}

export async function listAll(): Promise<Listing> {
  const [here, served] = await Promise.all([listDocuments(), listServed()]);
  return { documents: allDocuments(here, served), isWhole: served !== null };
}

/** One of this game, read once more: what fitted an earlier version of the game need not fit its pages any more. */
export async function openOf(game: string, id: string): Promise<StoredDocument> {
  const document = await openDocument(id);
  if (document.game !== game) throw problem('no-document');
  await ask('readDocument', contentOf(document));
  return document;
}

/** What is behind a link, read likewise. */
export async function openShared(share: string): Promise<SharedDocument> {
  const document = await fetchShared(share);
  await ask('readDocument', contentOf(document));
  return document;
}

/** The newest there is, unless it was changed here: then that stays until somebody decides. */
export async function openDocument(id: string): Promise<StoredDocument> {
  const here = await findDocument(id);
  const mayBeNewer = !here || (here.server !== undefined && here.server.has === here.version);
  const there =
    mayBeNewer && isSomebody() && navigator.onLine ? await openServed(id).catch(() => null) : null;
  if (!there || standingOf(here, there) === 'same') return present(here);
  // Another window may have changed it while the server was asked.
  return changeDocument(id, (kept) => (kept?.version === here?.version ? taken(there, kept) : present(kept)));
}

export interface Saved {
  readonly document: StoredDocument;
  /** Why the server does not have it yet, though it has an earlier one. */
  readonly unsent?: unknown;
}

/** Keeps it here, and where the server has an earlier one, there as well. */
export async function saveDocument(game: string, { kind, from, ...draft }: DocumentDraft): Promise<Saved> {
  const body = asJson(draft.body);
  const { title } = await ask('readDocument', { game, kind, body });
  const id = from?.id ?? newDocumentId();
  const document = await changeDocument(id, (kept) => {
    if (from && (kept?.game !== game || kept.kind !== kind)) throw problem('no-document');
    if ((kept?.version ?? 0) !== (from?.version ?? 0)) throw problem('document-changed');
    const version = (kept?.version ?? 0) + 1;
    return { ...kept, id, game, kind, title, body, version, changedAt: Date.now() };
  });
  // Whoever has logged out is nobody there: it is sent when they are back.
  if (!document.server || !isSomebody()) return { document };
  try {
    return { document: await send(document, document.server.version) };
  } catch (unsent) {
    return { document: isGone(unsent) ? await noteServer(id, undefined) : document, unsent };
  }
}

/** Has the server keep it too, or what was changed here since. */
export async function keepOnServer(id: string): Promise<StoredDocument> {
  const document = await here(id);
  return send(document, document.server?.version ?? 0).catch((error: unknown) => {
    // It was deleted there: then it is a new one.
    if (document.server && isGone(error)) return send(document, 0);
    throw error;
  });
}

/** Where both places have changed it: what is here becomes a document of its own, and the server's takes its place. */
export async function partWays(id: string): Promise<void> {
  const { game, kind, body, version } = await here(id);
  const there = await openServed(id);
  await saveDocument(game, { kind, body });
  await changeDocument(id, (kept) => {
    if (kept?.version !== version) throw problem('document-changed');
    return taken(there, kept);
  });
}

/** From everywhere, or from nowhere: what stayed on the server would come back. */
export async function removeDocument(id: string): Promise<void> {
  const document = await findDocument(id);
  if (isSomebody() && (!document || document.server)) {
    await removeServed(id).catch((error: unknown) => {
      if (!isGone(error)) throw error;
    });
  }
  await deleteDocument(id);
}

/** What its link is made of; the server has to have it first. */
export async function shareDocument(id: string): Promise<string> {
  const document = await openDocument(id);
  const { server } = document;
  if (!server || server.has < document.version) await keepOnServer(id);
  const { share } = await shareServed(id);
  await changeDocument(id, (kept) => withShare(kept, share));
  return share;
}

export async function unshareDocument(id: string): Promise<void> {
  await unshareServed(id);
  if (await findDocument(id)) await changeDocument(id, (kept) => withShare(kept, null));
}

function contentOf({ game, kind, body }: SharedDocument) {
  return { game, kind, body };
}

async function send(document: StoredDocument, from: number): Promise<StoredDocument> {
  const { id, game, kind, body, version: has } = document;
  const { version, share } = await saveServed(id, { game, kind, body, version: from });
  return noteServer(id, { version, has, share });
}

function noteServer(id: string, copy: ServerCopy | undefined): Promise<StoredDocument> {
  return changeDocument(id, (kept) => {
    const { server: _, ...document } = present(kept);
    return { ...document, ...(copy && { server: copy }) };
  });
}

/** The server's, as it is kept here from now on. */
function taken({ version, share, ...content }: DocumentReply, kept?: StoredDocument): StoredDocument {
  const next = (kept?.version ?? 0) + 1;
  return { ...content, version: next, server: { version, has: next, share } };
}

function withShare(kept: StoredDocument | undefined, share: string | null): StoredDocument {
  const document = present(kept);
  return document.server ? { ...document, server: { ...document.server, share } } : document;
}

async function here(id: string): Promise<StoredDocument> {
  return present(await findDocument(id));
}

function present(document: StoredDocument | undefined): StoredDocument {
  if (document) return document;
  throw problem('no-document');
}

/** As it will be read again: what JSON cannot say is not part of it. */
function asJson(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body) ?? 'null') as unknown;
}

function isGone(error: unknown): boolean {
  return error instanceof RefusedByServer && error.reason === 'no-document';
}

export function problem(reason: HouseReason, figures?: Refusal['figures']): Problem {
  return new Problem(houseRefusal(refuse(reason, figures)) ?? { ru: reason, en: reason });
}
