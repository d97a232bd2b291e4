import type { GameDocument } from '@bridgehead/kernel';
import { answered, transact } from './database.ts';

/** What the server is known to have of a document. */
export interface ServerCopy {
  /** Its version that ours was made from. */
  readonly version: number;
  /** Our version that it had then. */
  readonly has: number;
  /** What the link is made of; null while there is none. */
  readonly share: string | null;
}

/** A document as this browser keeps it. */
export interface StoredDocument extends GameDocument {
  /** Grows with every change made here. */
  readonly version: number;
  /** Missing for one that is only here. */
  readonly server?: ServerCopy;
}

export function listDocuments(): Promise<StoredDocument[]> {
  return transact(['documents'], 'readonly', (store) =>
    answered<StoredDocument[]>(store('documents').getAll()),
  );
}

export function findDocument(id: string): Promise<StoredDocument | undefined> {
  return transact(['documents'], 'readonly', (store) =>
    answered<StoredDocument | undefined>(store('documents').get(id)),
  );
}

/** Looked at and written in one step: no other window writes in between. What `change` throws leaves it as it is. */
export function changeDocument(
  id: string,
  change: (kept: StoredDocument | undefined) => StoredDocument,
): Promise<StoredDocument> {
  return transact(['documents'], 'readwrite', async (store) => {
    const changed = change(await answered<StoredDocument | undefined>(store('documents').get(id)));
    store('documents').put(changed);
    return changed;
  });
}

export async function deleteDocument(id: string): Promise<void> {
  await transact(['documents'], 'readwrite', (store) => {
    store('documents').delete(id);
  });
}
