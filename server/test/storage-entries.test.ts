import type { Entry } from '@bridgehead/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SocketConnection } from '../src/postgres/index.ts';
import { openStorage, type Storage } from '../src/storage/index.ts';
import { freshDatabase, silent } from './database.ts';
import { append, move, tableId } from './tables.ts';

let connection: SocketConnection;
let storage: Storage;
beforeAll(async () => {
  connection = await freshDatabase();
  storage = await openStorage({ connection, log: silent });
}, 60_000);
afterAll(() => storage.close());

test('a record is read back as it was written, from any entry on', async () => {
  const table = tableId();
  const why = { reason: 'line', figures: { length: 3 } };
  expect(await storage.entries.append(append(table, 1, { why, key: 'message-1' }))).toBe(true);
  expect(await storage.entries.append(append(table, 2))).toBe(true);
  expect(await storage.entries.since(table, 0)).toEqual([
    { seq: 1, entry: move(1), why, key: 'message-1', at: 1_700_000_000_001 },
    { seq: 2, entry: move(2), why: null, key: null, at: 1_700_000_000_002 },
  ]);
  expect(await storage.entries.since(table, 1)).toHaveLength(1);
  expect(await storage.entries.since(table, 2)).toEqual([]);
});

test('of two entries in one place exactly one stays', async () => {
  const table = tableId();
  for (let seq = 1; seq <= 50; seq++) {
    const contenders = ['a', 'b', 'c', 'd'].map((key) => append(table, seq, { key: `${key}-${seq}` }));
    const outcomes = await Promise.all(contenders.map((contender) => storage.entries.append(contender)));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    const winner = contenders[outcomes.indexOf(true)];
    expect((await storage.entries.since(table, seq - 1))[0]?.key).toBe(winner?.key);
  }
});

test('two nodes that append at once never both win, and never wait for each other in a circle', async () => {
  const tables = Array.from({ length: 40 }, tableId);
  const other = await openStorage({ connection, log: silent });
  try {
    const attempts = (node: Storage, order: readonly string[]) =>
      Promise.all(order.map((table) => node.entries.append(append(table, 1, { key: node.node }))));
    for (let round = 0; round < 5; round++) {
      const [ours, theirs] = await Promise.all([
        attempts(storage, tables),
        attempts(other, tables.toReversed()),
      ]);
      if (round === 0)
        expect(ours.map((won, index) => won !== theirs.toReversed()[index])).not.toContain(false);
      else expect([...ours, ...theirs]).not.toContain(true);
    }
  } finally {
    await other.close();
  }
});

test('in a batch, only the entry that collides is lost', async () => {
  const tables = Array.from({ length: 100 }, tableId);
  const [taken = ''] = tables;
  await storage.entries.append(append(taken, 1, { key: 'earlier' }));
  const outcomes = await Promise.all(tables.map((table) => storage.entries.append(append(table, 1))));
  expect(outcomes).toEqual(tables.map((table) => table !== taken));
  expect((await storage.entries.since(taken, 0))[0]?.key).toBe('earlier');
});

test('in a batch, only the entry that cannot be written is refused', async () => {
  const tables = Array.from({ length: 20 }, tableId);
  const outcomes = await Promise.allSettled(
    tables.map((table, index) =>
      storage.entries.append(append(table, 1, index === 7 ? { key: 'a\0b' } : {})),
    ),
  );
  expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual(tables.map((_, index) => index !== 7));
});

test('a message that became an entry is found by its key', async () => {
  const [table, other] = [tableId(), tableId()];
  await storage.entries.append(append(table, 1, { key: 'message-1' }));
  expect(await storage.entries.findKey(table, 'message-1')).toBe(1);
  expect(await storage.entries.findKey(table, 'message-2')).toBeNull();
  expect(await storage.entries.findKey(other, 'message-1')).toBeNull();
});

test('whatever JSON can say is kept', async () => {
  const table = tableId();
  const strange = { text: '\0 \ud800 "\\" {},NULL', list: [null, true, 1e-7], empty: {} };
  await storage.entries.append(append(table, 1, { entry: { ...move(1), move: strange } as Entry }));
  expect((await storage.entries.since(table, 0))[0]?.entry).toEqual({ ...move(1), move: strange });
});
