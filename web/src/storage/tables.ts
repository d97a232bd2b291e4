import {
  bind,
  type Closing,
  type Entry,
  type GameRecord,
  type Linked,
  Problem,
  type Reason,
  type RecordHeader,
  type Seal,
  type Seed,
} from '@bridgehead/kernel';
import { answered, entriesOf, transact } from './database.ts';

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
  readonly entries: number;
  readonly closing?: Closing;
  /** An imported record keeps the links and the seal it came with: they are what there is to check. */
  readonly link?: string;
  readonly seal?: Seal;
  readonly createdAt: number;
  readonly changedAt: number;
}

/** One entry of the record and, where a bot made it, why: the record itself knows no reasons. */
export interface StoredEntry {
  readonly entry: Entry;
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
      answered<StoredEntry[]>(store('entries').getAll(entriesOf(id))),
    ]);
    return table && { table, entries };
  });
}

export async function addTable(table: StoredTable, entries: readonly Entry[] = []): Promise<void> {
  await transact(['tables', 'entries'], 'readwrite', (store) => {
    store('tables').add(table);
    for (const [seq, entry] of entries.entries()) store('entries').add({ table: table.id, seq, entry });
  });
}

/** Adds one entry; rejects when another writer has taken its place, or the table is gone. */
export async function appendEntry(table: StoredTable, { entry, why }: StoredEntry): Promise<void> {
  await transact(['tables', 'entries'], 'readwrite', async (store) => {
    const kept = await answered<StoredTable | undefined>(store('tables').get(table.id));
    if (kept?.entries !== table.entries - 1) throw changedElsewhere();
    store('entries').add({ table: table.id, seq: table.entries - 1, entry, ...(why && { why }) });
    store('tables').put(table);
  });
}

export async function deleteTable(id: string): Promise<void> {
  await transact(['tables', 'entries'], 'readwrite', (store) => {
    store('tables').delete(id);
    store('entries').delete(entriesOf(id));
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
