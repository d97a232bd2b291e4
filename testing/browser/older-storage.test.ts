import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PobedaPlayer } from '@bridgehead/testing';
import { appUrl, openApp, visit } from './setting.ts';

openApp();

/** A file of ours that runs no script: the browser's storage is there, and nobody has touched it. */
const BESIDE_THE_APP = 'icon.svg';

/** Version 1 exactly as it was released, with a table, its moves and a pack in it. */
const RELEASED = {
  tables: [
    {
      id: 'oldtable22',
      origin: 'played',
      header: {
        format: 'bridgehead-record/2',
        game: 'pobeda',
        rules: '1',
        content: { id: 'great-patriotic-war', hash: 'a1' },
        options: { edition: '2019' },
        seats: [
          { kind: 'human', name: 'Anna' },
          { kind: 'bot', name: 'Birch', bot: 'quick' },
        ],
        commitment: 'c0ffee',
      },
      setup: [3, 1, 2],
      seed: 'sfc32:00112233445566778899aabbccddeeff',
      entries: 2,
      createdAt: 1,
      changedAt: 2,
    },
  ],
  entries: [
    { table: 'oldtable22', seq: 0, entry: { kind: 'move', seat: 0, decision: 'turn:0', move: { card: 7 } } },
    { table: 'oldtable22', seq: 1, entry: { kind: 'undo', seat: 0, keep: 0 }, why: { reason: 'random' } },
  ],
  packs: [{ hash: 'b2', pack: { id: 'mine' } }],
};
type Rows = Record<keyof typeof RELEASED, readonly unknown[]>;

async function leaveReleasedStorage(page: Page): Promise<void> {
  await page.evaluate(async (rows) => {
    const request = indexedDB.open('bridgehead', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('tables', { keyPath: 'id' });
      request.result.createObjectStore('entries', { keyPath: ['table', 'seq'] });
      request.result.createObjectStore('packs', { keyPath: 'hash' });
    };
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const transaction = database.transaction(Object.keys(rows), 'readwrite');
    for (const [store, values] of Object.entries(rows))
      for (const value of values) transaction.objectStore(store).add(value);
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    // Kept open on purpose where a test asks for it: an old tab that lets nobody by.
    Object.assign(window, { database });
  }, RELEASED as Rows);
}

/** Opens the storage in whatever version it is now. */
async function rowsIn(page: Page, stores: readonly string[]): Promise<Record<string, unknown[]>> {
  return page.evaluate(async (names) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('bridgehead'));
    const read = names.map(async (name) => [
      name,
      await done(database.transaction(name).objectStore(name).getAll()),
    ]);
    const rows = Object.fromEntries(await Promise.all(read)) as Record<string, unknown[]>;
    database.close();
    return rows;
  }, stores);
}

test('storage of the released shape is taken over with everything in it, and played on', async () => {
  const { page, context } = await visit(BESIDE_THE_APP);
  await leaveReleasedStorage(page);
  await page.goto(appUrl());
  await page.getByRole('heading', { name: 'Pobeda: Anna and Birch' }).waitFor();
  expect(await rowsIn(page, ['tables', 'entries', 'packs'])).toEqual(RELEASED);

  const player = new PobedaPlayer(page, 'en', false);
  await player.playNow();
  expect(await player.takeTurn()).toBe(true);
  const { tables, entries } = await rowsIn(page, ['tables', 'entries']);
  expect(tables).toHaveLength(2);
  expect(entries).toEqual(expect.arrayContaining(RELEASED.entries));

  await page.goto(appUrl('table/oldtable22'));
  await page.getByRole('heading', { name: 'The table could not be opened' }).waitFor();
  expect((await rowsIn(page, ['entries']))['entries']).toEqual(entries);
  await context.close();
}, 90_000);

test('storage of a newer app is said to be safe, and not touched', async () => {
  const { page, context } = await visit(BESIDE_THE_APP);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('bridgehead', 1000);
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
      }),
  );
  await page.goto(appUrl());
  await page.getByText('A newer version of the app already keeps the tables').waitFor();
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page.getByText('reload the page to get it').last().waitFor();
  await context.close();
}, 60_000);

test('an old tab that does not let go is named, and once it is closed all is well', async () => {
  const { page: oldTab, context } = await visit(BESIDE_THE_APP);
  await leaveReleasedStorage(oldTab);
  const page = await context.newPage();
  await page.goto(appUrl());
  await page.getByText('Another tab holds the tables open').waitFor();
  await oldTab.close();
  await page.reload();
  await page.getByRole('heading', { name: 'Pobeda: Anna and Birch' }).waitFor();
  await context.close();
}, 60_000);
