import { Problem } from '@bridgehead/kernel';
import { migrate, VERSION } from './migrations.ts';

/** One header row per table and one row per entry: the key (table, seq) lets two writers collide, never fork. */
const NAME = 'bridgehead';
/** How long another tab may take to let go of an older version. */
const PATIENCE_MS = 2000;

export const STORES = ['tables', 'entries', 'positions', 'packs', 'documents'] as const;
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
  request.onupgradeneeded = ({ oldVersion }) => migrate(request.result, oldVersion);
  const opened = await Promise.race([answered(request), heldUp(request)]).catch((error: unknown) => {
    throw error instanceof DOMException && error.name === 'VersionError' ? newerElsewhere() : error;
  });
  // A newer version of the app in another tab must not wait for this one.
  opened.onversionchange = () => {
    opened.close();
    opening = undefined;
  };
  opened.onclose = () => {
    opening = undefined;
  };
  return opened;
}

/** Rejects when another tab does not let the upgrade begin. Should it begin all the same, nobody waits for it any more. */
function heldUp(request: IDBOpenDBRequest): Promise<never> {
  return new Promise((_, reject) => {
    request.onblocked = () => {
      const timer = setTimeout(() => {
        request.addEventListener('success', () => request.result.close());
        reject(heldElsewhere());
      }, PATIENCE_MS);
      request.addEventListener('success', () => clearTimeout(timer));
    };
  });
}

function newerElsewhere(): Problem {
  return new Problem({
    ru: 'Столы в этом браузере уже хранит более новая версия приложения. Они целы: перезагрузите страницу, чтобы получить её.',
    en: 'A newer version of the app already keeps the tables in this browser. They are safe: reload the page to get it.',
  });
}

function heldElsewhere(): Problem {
  return new Problem({
    ru: 'Другая вкладка держит столы открытыми в старой версии приложения. Закройте её и перезагрузите эту страницу: столы целы.',
    en: 'Another tab holds the tables open in an older version of the app. Close it and reload this page: the tables are safe.',
  });
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

/** The rows of a table in a store whose key is (table, seq). */
export function rowsOf(table: string, from = 0, to = Number.POSITIVE_INFINITY): IDBKeyRange {
  return IDBKeyRange.bound([table, from], [table, to]);
}
