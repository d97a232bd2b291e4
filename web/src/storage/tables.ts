import {
  bind,
  type Closing,
  type Entry,
  type GameRecord,
  type Heard,
  type Linked,
  type Localized,
  Problem,
  type Reason,
  type RecordHeader,
  type Seal,
  type Seed,
  type Sfc32,
} from '@bridgehead/kernel';
import { answered, rowsOf, transact } from './database.ts';
import type { StoredPosition } from './positions.ts';

export const ORIGINS = ['played', 'imported'] as const;
export type Origin = (typeof ORIGINS)[number];

/** A table without its entries: what the list of tables shows. */
export interface StoredTable {
  readonly id: string;
  readonly origin: Origin;
  readonly header: RecordHeader;
  readonly setup: readonly number[];
  /** The secret of a table played here; an imported record has none until it is closed. */
  readonly seed?: Seed;
  /** Where its generator stands once anything was played: chance goes on from here. */
  readonly chance?: Sfc32['state'];
  readonly entries: number;
  /** Moves were taken back that had to be agreed to. */
  readonly takeBacks?: true;
  /** Whose victory it was, where the game has names for its sides. */
  readonly victory?: Localized;
  readonly closing?: Closing;
  /** An imported record keeps the links and the seal it came with: they are what there is to check. */
  readonly link?: string;
  readonly seal?: Seal;
  readonly createdAt: number;
  readonly changedAt: number;
}

/** One entry of the record. What was played here is kept with what it told, so that nobody has to play it again. */
export interface StoredEntry {
  readonly entry: Entry;
  readonly events?: readonly Heard[];
  /** How many moves count after it. */
  readonly line?: number;
  /** Why a bot made it: the record itself knows no reasons. */
  readonly why?: Reason;
}

export interface StoredGame {
  readonly table: StoredTable;
  readonly entries: readonly StoredEntry[];
}

export async function listTables(): Promise<StoredTable[]> {
  const tables = await transact(['tables'], 'readonly', (store) =>
    answered<StoredTable[]>(store('tables').getAll()),
  );
  return tables.sort((a, b) => b.changedAt - a.changedAt);
}

export async function readTable(id: string): Promise<StoredGame | undefined> {
  return transact(['tables', 'entries'], 'readonly', async (store) => {
    const [table, entries] = await Promise.all([
      answered<StoredTable | undefined>(store('tables').get(id)),
      answered<StoredEntry[]>(store('entries').getAll(rowsOf(id))),
    ]);
    return table && { table, entries };
  });
}

export async function findTable(id: string): Promise<StoredTable | undefined> {
  return transact(['tables'], 'readonly', (store) =>
    answered<StoredTable | undefined>(store('tables').get(id)),
  );
}

/** Entries after the first `after`, up to number `upTo`. */
export async function readEntries(id: string, after: number, upTo: number): Promise<StoredEntry[]> {
  if (after >= upTo) return [];
  return transact(['entries'], 'readonly', (store) =>
    answered<StoredEntry[]>(store('entries').getAll(rowsOf(id, after, upTo - 1))),
  );
}

export async function addTable(table: StoredTable, entries: readonly Entry[] = []): Promise<void> {
  await transact(['tables', 'entries'], 'readwrite', (store) => {
    store('tables').add(table);
    for (const [seq, entry] of entries.entries()) store('entries').add({ table: table.id, seq, entry });
  });
}

/** Adds one entry; rejects when another writer has taken its place, or the table is gone. */
export async function appendEntry(
  table: StoredTable,
  entry: StoredEntry,
  position?: StoredPosition,
): Promise<void> {
  const { id, entries: seq } = table;
  await transact(['tables', 'entries', 'positions'], 'readwrite', async (store) => {
    const kept = await answered<StoredTable | undefined>(store('tables').get(id));
    if (kept?.entries !== seq - 1) throw changedElsewhere();
    store('entries').add({ table: id, seq: seq - 1, ...entry });
    if (position) store('positions').put({ table: id, ...position });
    store('tables').put(table);
  });
}

export async function deleteTable(id: string): Promise<void> {
  await transact(['tables', 'entries', 'positions'], 'readwrite', (store) => {
    store('tables').delete(id);
    for (const name of ['entries', 'positions'] as const) store(name).delete(rowsOf(id));
  });
}

function changedElsewhere(): Problem {
  return new Problem({
    ru: 'Этот стол удалён или изменён в другом окне. Ход здесь не сделан.',
    en: 'This table was deleted or changed in another window. The move was not made here.',
  });
}

export function recordOf({ table, entries: kept }: StoredGame): GameRecord {
  const { header, setup, link, closing, seal } = table;
  const entries = kept.map(({ entry }) => entry);
  return {
    ...(link === undefined
      ? bind({ header, setup, entries })
      : { header, setup, link, entries: entries as Linked<Entry>[] }),
    ...(closing && { closing }),
    ...(seal && { seal }),
  };
}
