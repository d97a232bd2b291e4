import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { listTables, type StoredTable } from '../../storage/tables.ts';

interface Shelf {
  /** The last one touched first; undefined until they are read. */
  readonly tables: readonly StoredTable[] | undefined;
  readonly failure: unknown;
}

/** Two lists of the home page show parts of the same tables. */
let shelf: Shelf = { tables: undefined, failure: undefined };
const listeners = new Set<() => void>();

function put(next: Shelf): void {
  shelf = next;
  for (const changed of listeners) changed();
}

/** The tables kept in this browser. */
export function useTables() {
  const { tables, failure } = useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => shelf,
  );
  const reload = useCallback(() => {
    listTables().then(
      (read) => put({ tables: read, failure: undefined }),
      (error: unknown) => put({ tables: undefined, failure: error }),
    );
  }, []);
  useEffect(reload, [reload]);
  return { tables, reload, failure };
}

const MOST_WAITING = 3;

/** The games to go on with stand above everything; the rest below. */
export function waitingOf(tables: readonly StoredTable[]): readonly StoredTable[] {
  return tables.filter(isPlayable).slice(0, MOST_WAITING);
}

export function isPlayable({ closing, origin }: StoredTable): boolean {
  return !closing && origin === 'played';
}
