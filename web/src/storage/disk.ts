import type { StoredPosition } from './positions.ts';
import { newestPosition } from './positions.ts';
import { appendEntry, readEntries, type StoredEntry, type StoredTable } from './tables.ts';

/** What a table that is being played needs of where it is kept. */
export interface Disk {
  append(table: StoredTable, entry: StoredEntry, position?: StoredPosition): Promise<void>;
  /** Those after the first `after`, up to number `upTo`. */
  entries(after: number, upTo: number): Promise<readonly StoredEntry[]>;
  /** The newest after at most so many entries. */
  position(atMost: number): Promise<StoredPosition | undefined>;
}

export function diskOf(table: string): Disk {
  return {
    append: appendEntry,
    entries: (after, upTo) => readEntries(table, after, upTo),
    position: (atMost) => newestPosition(table, atMost),
  };
}
