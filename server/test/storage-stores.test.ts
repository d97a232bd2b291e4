import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SocketConnection } from '../src/postgres/index.ts';
import { openStorage, type Storage } from '../src/storage/index.ts';
import { freshDatabase, silent } from './database.ts';
import { append, tableId } from './tables.ts';

let connection: SocketConnection;
let storage: Storage;
beforeAll(async () => {
  connection = await freshDatabase();
  storage = await openStorage({ connection, log: silent });
}, 60_000);
afterAll(() => storage.close());

test('the newest snapshot is found, and the newest on the way to an earlier entry', async () => {
  const table = tableId();
  const snapshot = (seq: number, line = seq) => ({
    seq,
    line,
    hash: `hash-${seq}`,
    body: { state: { turn: seq }, chance: [1, -2, 3, 4], clock: null } as const,
  });
  expect(await storage.snapshots.newest(table)).toBeNull();
  for (let seq = 1; seq <= 40; seq++) {
    // Entry 32 takes back all but 15 moves: what was kept at 20 and 30 leads nowhere any more.
    const line = seq < 32 ? seq : seq - 17;
    await storage.entries.append(append(table, seq, { line }));
  }
  await Promise.all([20, 30, 10].map((seq) => storage.snapshots.save(table, snapshot(seq))));
  await storage.snapshots.save(table, snapshot(40, 23));
  expect(await storage.snapshots.newest(table)).toEqual(snapshot(40, 23));
  expect(await storage.snapshots.before(table, 31)).toEqual(snapshot(30));
  expect(await storage.snapshots.before(table, 25)).toEqual(snapshot(20));
  expect(await storage.snapshots.before(table, 39)).toEqual(snapshot(10));
  expect(await storage.snapshots.before(table, 9)).toBeNull();
  expect(await storage.entries.lastAtLine(table, 40, 18)).toBe(35);
  expect(await storage.entries.lastAtLine(table, 31, 18)).toBe(18);
  expect(await storage.entries.lastAtLine(table, 40, 0)).toBe(0);
  await storage.snapshots.leaveNewest(table);
  expect(await storage.snapshots.newest(table)).toEqual(snapshot(40, 23));
  expect(await storage.snapshots.before(table, 39)).toBeNull();
});

test('lines of chat are numbered without gaps, and one sent twice is kept once', async () => {
  const table = tableId();
  const line = (key: string, text: string) => ({
    table,
    key,
    identity: randomUUID(),
    name: 'Аня',
    seat: 0,
    text,
    at: Date.now(),
  });
  const lines = Array.from({ length: 20 }, (_, index) => line(`line-${index}`, `Ход ${index}\0`));
  const numbers = await Promise.all([...lines, ...lines].map((said) => storage.chat.add(said)));
  expect(numbers.slice(20)).toEqual(numbers.slice(0, 20));
  const kept = await storage.chat.since(table, 0);
  expect(kept.map(({ number }) => number)).toEqual(lines.map((_, index) => index + 1));
  expect(kept[(numbers[3] ?? 0) - 1]).toMatchObject({ text: 'Ход 3', name: 'Аня', seat: 0 });
  expect(await storage.chat.since(table, 18)).toHaveLength(2);
});

test('packs and secrets are kept as they were first given', async () => {
  const owner = randomUUID();
  const most = { packs: 2, bytes: 60 };
  const keep = (hash: string, pack: unknown) =>
    storage.packs.keep({ hash, game: 'pobeda', pack, owner }, most);
  await keep('h', { b: 1, a: [2] });
  await keep('h', {});
  expect(await storage.packs.find('h')).toEqual({ hash: 'h', game: 'pobeda', pack: { b: 1, a: [2] } });
  expect(await storage.packs.find('other')).toBeNull();
  expect(await keep('long', 'x'.repeat(60))).toBe(false);
  expect((await Promise.all(['a', 'b', 'c'].map((hash) => keep(hash, hash)))).filter(Boolean)).toHaveLength(
    1,
  );
  expect(await keep('h', {})).toBe(true);

  const secrets = await Promise.all(
    Array.from({ length: 8 }, (_, index) => storage.secrets.getOrCreate('session', () => `secret-${index}`)),
  );
  expect(new Set(secrets).size).toBe(1);
});

test('presence is shared, ends with its node and survives a crash of the database', async () => {
  const [table, anna, boris] = [tableId(), randomUUID(), randomUUID()];
  const other = await openStorage({ connection, log: silent });
  await storage.presence.join(table, anna);
  await other.presence.join(table, anna);
  await other.presence.join(table, boris);
  expect((await storage.presence.at(table)).toSorted()).toEqual([anna, boris].toSorted());
  await storage.presence.leave(table, anna);
  expect(await storage.presence.at(table)).toContain(anna);
  await other.close();
  expect(await storage.presence.at(table)).toEqual([]);

  await storage.presence.join(table, boris);
  const client = new pg.Client(connection);
  await client.connect();
  // What is left of unlogged tables after a crash: nothing.
  await client.query('truncate nodes, presence');
  expect(await storage.presence.at(table)).toEqual([]);
  await storage.heartbeat.beat();
  expect(await storage.presence.at(table)).toEqual([boris]);
  await client.query(`update nodes set seen_at = now() - interval '16 s'`);
  expect(await storage.presence.at(table)).toEqual([]);
  await client.end();
});

test('several nodes that start at once migrate once', async () => {
  for (let round = 0; round < 3; round++) {
    const empty = await freshDatabase();
    const nodes = await Promise.all(
      Array.from({ length: 4 }, () => openStorage({ connection: empty, log: silent })),
    );
    expect(await Promise.all(nodes.map((node) => node.tables.open()))).toEqual([[], [], [], []]);
    await Promise.all(nodes.map((node) => node.close()));
  }
});
