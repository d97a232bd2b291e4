import type { AnyGame } from '@bridgehead/kernel';
import { findGame } from '@bridgehead/catalogue';
import { clientMessageSchema } from '@bridgehead/wire';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SocketConnection } from '../src/postgres/index.ts';
import { mergeHints, packHints } from '../src/storage/hints.ts';
import { type Hint, openStorage } from '../src/storage/index.ts';
import { ApiClient } from '../testkit/api.ts';
import { Party } from '../testkit/party.ts';
import { SocketClient } from '../testkit/socket-client.ts';
import { freshDatabase, silent } from './database.ts';
import { tableId } from './tables.ts';
import { refused, startTestNode, type TestNode } from './test-node.ts';

let connection: SocketConnection;
let one: TestNode;
let other: TestNode;
let blindazh: AnyGame;
beforeAll(async () => {
  connection = await freshDatabase();
  [one, other] = await Promise.all([startTestNode(connection), startTestNode(connection)]);
  blindazh = (await findGame('blindazh')?.load()) as AnyGame;
}, 60_000);
afterAll(() => Promise.all([one.stop(), other.stop()]));

const gather = () =>
  Party.gather(blindazh, { game: 'blindazh', people: 2, origins: [one.origin, other.origin] });

test('a finger on the board is seen from every seat, by spectators and on the other node, and leaves no trace', async () => {
  const party = await gather();
  const watcher = await SocketClient.at(await ApiClient.guest(other.origin, 'Watcher'), party.table);
  const everybody = [...party.clients, watcher];
  expect(refused(await party.client(0).ask({ kind: 'point', target: { cell: 12 } }))).toBeNull();
  await Promise.all(everybody.map((client) => client.until(() => client.points.length === 1)));
  expect(refused(await party.client(1).ask({ kind: 'point', target: { from: 3, to: 9 } }))).toBeNull();
  await Promise.all(everybody.map((client) => client.until(() => client.points.length === 2)));
  for (const { points } of everybody) {
    expect(points).toEqual([
      { seat: 0, target: { cell: 12 } },
      { seat: 1, target: { from: 3, to: 9 } },
    ]);
  }
  const storage = await openStorage({ connection, log: silent });
  expect(await storage.entries.since(party.table, 0)).toEqual([]);
  expect(await storage.chat.since(party.table, 0)).toEqual([]);
  await storage.close();
  const late = await SocketClient.at(party.people[1] as ApiClient, party.table);
  expect([late.play?.seq, late.points]).toEqual([0, []]);
  for (const client of [...everybody, late]) client.close();
});

test('only those who sit and play together point, and not without end', async () => {
  const party = await gather();
  const watcher = await SocketClient.at(await ApiClient.guest(one.origin, 'Watcher'), party.table);
  const point = { kind: 'point', target: { cell: 1 } } as const;
  expect(refused(await watcher.ask(point))).toBe('not-seated');
  const replies = await Promise.all(Array.from({ length: 12 }, () => party.client(0).ask(point)));
  const reasons = replies.map(refused);
  expect(reasons.filter((reason) => reason === null).length).toBeLessThan(9);
  expect(reasons.slice(-3)).toEqual(Array(3).fill('too-fast'));
  expect(refused(await party.client(1).ask(point)), 'each has an allowance of their own').toBeNull();
  const waiting = await ApiClient.guest(one.origin, 'Host');
  const { table } = await waiting.createTable({ game: 'blindazh', seats: [{ kind: 'open' }] });
  const early = await SocketClient.at(waiting, table);
  expect(refused(await early.ask(point))).toBe('not-playing');
  for (const client of [...party.clients, watcher, early]) client.close();
});

test('where people play against each other nobody points', async () => {
  const pobeda = (await findGame('pobeda')?.load()) as AnyGame;
  const party = await Party.gather(pobeda, { people: 2, origins: [one.origin] });
  const reply = await party.client(0).ask({ kind: 'point', target: { cell: 1 } });
  expect(refused(reply)).toBe('not-cooperative');
  expect(party.clients.flatMap(({ points }) => points)).toEqual([]);
  party.close();
});

test('allies show each other what they mean; enemies and spectators see none of it', async () => {
  const bronepekhota = (await findGame('bronepekhota')?.load()) as AnyGame;
  const party = await Party.gather(bronepekhota, {
    game: 'bronepekhota',
    options: { teams: '2+1' },
    people: 3,
    origins: [one.origin, other.origin],
  });
  const watcher = await SocketClient.at(await ApiClient.guest(one.origin, 'Watcher'), party.table);
  const [first, ally, enemy] = party.clients as [SocketClient, SocketClient, SocketClient];
  expect(refused(await enemy.ask({ kind: 'point', target: { piece: 1 } }))).toBe('not-cooperative');
  expect(refused(await first.ask({ kind: 'point', target: { x: 600, y: 400, z: 0 } }))).toBeNull();
  expect(refused(await ally.ask({ kind: 'point', target: { piece: 2 } }))).toBeNull();
  await Promise.all([first, ally].map((client) => client.until(() => client.points.length === 2)));
  expect([...enemy.points, ...watcher.points]).toEqual([]);
  watcher.close();
  party.close();
});

test.each<unknown>([
  undefined,
  null,
  7,
  'cell',
  {},
  { cell: null },
  { cell: [1] },
  { cell: { deep: 1 } },
  { 'a space': 1 },
  { cell: 'x'.repeat(33) },
  { ['x'.repeat(17)]: 1 },
  { a: 1, b: 2, c: 3, d: 4, e: 5 },
])('%j is nothing to point at', (target) => {
  const message = { kind: 'point', id: 'pointing-0001', target };
  const read = v.safeParse(clientMessageSchema, message, { abortEarly: true });
  expect(read.success).toBe(false);
  expect(v.getDotPath((read.issues as [v.BaseIssue<unknown>])[0])).toMatch(/^target/);
});

test('hints carry the last of what was pointed at, and stay small', () => {
  const table = tableId();
  const longest = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name.repeat(16), 'x'.repeat(32)]));
  const pointed = (seat: number): Hint => ({ table, points: [{ seat, target: longest }] });
  const merged = Array.from({ length: 40 }, (_, seat) => pointed(seat)).reduce(mergeHints);
  expect(merged.points?.map(({ seat }) => seat)).toEqual([32, 33, 34, 35, 36, 37, 38, 39]);
  expect(mergeHints(merged, { table, seq: 3 })).toEqual({ ...merged, seq: 3 });
  const [payload = '', ...others] = packHints('node', [merged]);
  expect(others).toEqual([]);
  expect(Buffer.byteLength(payload)).toBeLessThan(3_000);
});
