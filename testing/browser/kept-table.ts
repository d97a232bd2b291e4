import type { Page } from 'playwright-core';
import type { LastShot } from '../../games/blindazh/test/last-shot.ts';

/** Puts a table among those of this browser, as if it had been played here. */
export async function keepTable(page: Page, { table, seed, told, chance }: LastShot): Promise<string> {
  const { header, setup, entries } = table;
  const id = 'last-shot';
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
    async ([stored, kept]) => {
      const request = indexedDB.open('bridgehead');
      await new Promise((resolve) => {
        request.onsuccess = resolve;
      });
      const transaction = request.result.transaction(['tables', 'entries'], 'readwrite');
      transaction.objectStore('tables').add(stored);
      for (const [seq, step] of kept.entries()) {
        transaction.objectStore('entries').add({ table: stored.id, seq, ...step });
      }
      await new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
      request.result.close();
    },
    [row, entries.map((entry, seq) => ({ entry, events: told[seq] ?? [], line: seq + 1 }))] as const,
  );
  return id;
}
