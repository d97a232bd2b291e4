import { answered, rowsOf, transact } from './database.ts';

/** Where a game stood after so many entries. Only a cache: whoever reads it checks the hash. */
export interface StoredPosition {
  readonly seq: number;
  /** How many moves counted then. */
  readonly line: number;
  readonly state: unknown;
  readonly hash: string;
}

/** The newest after at most so many entries. */
export function newestPosition(table: string, atMost: number): Promise<StoredPosition | undefined> {
  return transact(['positions'], 'readonly', async (store) => {
    const cursor = await answered(store('positions').openCursor(rowsOf(table, 0, atMost), 'prev'));
    return cursor?.value as StoredPosition | undefined;
  });
}
