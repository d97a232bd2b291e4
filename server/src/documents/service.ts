import { randomBytes } from 'node:crypto';
import type { Game, Refusal } from '@bridgehead/kernel';
import {
  bytesOf,
  type DocumentBrief,
  type DocumentReply,
  type DocumentsReply,
  readDocument,
  refuse,
  type SaveDocument,
  type SharedDocument,
  type ShareReply,
} from '@bridgehead/wire';
import { perHour } from '../allowance.ts';
import type { Storage } from '../storage/index.ts';
import type { Hoard } from '../storage/judge-save.ts';

type Refused = { readonly refusal: Refusal };

export interface DocumentLimits {
  readonly documentsPerPlayer: number;
  readonly documentKilobytesPerPlayer: number;
  readonly documentsPerHourOfNetwork: number;
}

export type DocumentService = ReturnType<typeof documentService>;

/** What people make for their games. Whatever is not theirs is not there for them. */
export function documentService(
  { documents }: Pick<Storage, 'documents'>,
  games: { find(id: string): Game | undefined },
  limits: DocumentLimits,
) {
  const most: Hoard = {
    documents: limits.documentsPerPlayer,
    bytes: limits.documentKilobytesPerPlayer * 1000,
  };
  const pace = perHour(limits.documentsPerHourOfNetwork);
  const none: Refused = { refusal: refuse('no-document') };
  return {
    async list(owner: string): Promise<DocumentsReply> {
      return { documents: await documents.of(owner) };
    },

    async open(owner: string, id: string): Promise<DocumentReply | Refused> {
      return (await documents.find(owner, id)) ?? none;
    },

    async save(
      owner: string,
      id: string,
      { game: name, kind, body, version }: SaveDocument,
      network: string,
    ): Promise<DocumentBrief | Refused> {
      const game = games.find(name);
      if (!game) return { refusal: refuse('no-game', { game: name }) };
      if (version === 0 && !pace.take(network)) return { refusal: refuse('too-many-new-documents') };
      const read = await readDocument(game, kind, body);
      if ('refusal' in read) return read;
      const wish = { id, owner, game: name, kind, ...read, body, bytes: bytesOf(body), version };
      return documents.save(wish, most);
    },

    async remove(owner: string, id: string): Promise<Refused | null> {
      return (await documents.remove(owner, id)) ? null : none;
    },

    /** The link stays the same however often it is asked for. */
    async share(owner: string, id: string): Promise<ShareReply | Refused> {
      const share = await documents.share(owner, id, randomBytes(16).toString('base64url'));
      return share === null ? none : { share };
    },

    /** The link leads nowhere from now on; a later one is another. */
    async unshare(owner: string, id: string): Promise<Refused | null> {
      return (await documents.unshare(owner, id)) ? null : none;
    },

    async shared(share: string): Promise<SharedDocument | Refused> {
      return (await documents.shared(share)) ?? { refusal: refuse('not-shared') };
    },
  };
}
