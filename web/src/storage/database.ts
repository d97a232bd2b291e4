/** One header row per table and one row per entry: the key (table, seq) lets two writers collide, never fork. */
const NAME = 'bridgehead';
const VERSION = 1;

export const STORES = ['tables', 'entries', 'packs'] as const;
export type Store = (typeof STORES)[number];

let opening: Promise<IDBDatabase> | undefined;

export function database(): Promise<IDBDatabase> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('tables', { keyPath: 'id' });
    request.result.createObjectStore('entries', { keyPath: ['table', 'seq'] });
    request.result.createObjectStore('packs', { keyPath: 'hash' });
  };
  const opened = await answered(request);
  // A newer version of the app in another tab must not wait for this one.
  opened.onversionchange = () => opened.close();
  opened.onclose = () => {
    opening = undefined;
  };
  return opened;
}

export function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Runs `work` in one transaction; resolves once what it wrote is on disk. */
export async function transact<T>(
  stores: readonly Store[],
  mode: 'readonly' | 'readwrite',
  work: (store: (name: Store) => IDBObjectStore) => T | Promise<T>,
): Promise<T> {
  const transaction = (await database()).transaction([...stores], mode, { durability: 'strict' });
  const finished = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  try {
    const result = await work((name) => transaction.objectStore(name));
    await finished;
    return result;
  } catch (error) {
    finished.catch(() => {});
    abort(transaction);
    throw error;
  }
}

/** Nothing half-written stays; a transaction that has failed by itself is already gone. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It is over.
  }
}

export function entriesOf(table: string): IDBKeyRange {
  return IDBKeyRange.bound([table, 0], [table, Number.POSITIVE_INFINITY]);
}
