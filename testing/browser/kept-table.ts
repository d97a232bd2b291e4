import type { Entry, RecordHeader } from '@bridgehead/kernel';
import type { Page } from 'playwright-core';

/** A game as far as somebody has played it. */
export interface Played {
  readonly table: {
    readonly header: RecordHeader;
    readonly setup: readonly number[];
    readonly entries: readonly Entry[];
  };
  readonly seed: string;
  /** What each move told, and where the generator stands after the last of them. */
  readonly told: readonly (readonly object[])[];
  readonly chance: object;
  /** What it is played with, where that is not the game's own. */
  readonly pack?: { readonly hash: string; readonly pack: object };
}

/** Puts a table among those of this browser, as if it had been played here. */
export async function keepTable(page: Page, { table, seed, told, chance, pack }: Played): Promise<string> {
  const { header, setup, entries } = table;
  const id = 'kept';
  const row = {
    id,
    origin: 'played',
    header,
    setup,
    seed,
    chance,
    entries: entries.length,
    createdAt: 0,
    changedAt: 0,
  };
  await page.evaluate(
    async ([stored, kept, packs]) => {
      const request = indexedDB.open('bridgehead');
      await new Promise((resolve) => {
        request.onsuccess = resolve;
      });
      const transaction = request.result.transaction(['tables', 'entries', 'packs'], 'readwrite');
      transaction.objectStore('tables').add(stored);
      for (const content of packs) transaction.objectStore('packs').put(content);
      for (const [seq, step] of kept.entries()) {
        transaction.objectStore('entries').add({ table: stored.id, seq, ...step });
      }
      await new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
      request.result.close();
    },
    [
      row,
      entries.map((entry, seq) => ({ entry, events: told[seq] ?? [], line: seq + 1 })),
      pack ? [pack] : [],
    ] as const,
  );
  return id;
}
