import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SocketConnection } from '../src/postgres/index.ts';
import { mergeHints, packHints, unpackHints } from '../src/storage/hints.ts';
import { type Hint, openStorage, type Storage } from '../src/storage/index.ts';
import { answers, freshDatabase, silent } from './database.ts';
import { until } from './processes.ts';
import { append, tableId } from './tables.ts';

let connection: SocketConnection;
let [here, there]: Storage[] = [];
let client: pg.Client;
const heard: Hint[] = [];
let gaps = 0;

beforeAll(async () => {
  connection = await freshDatabase();
  [here, there] = await Promise.all([1, 2].map(() => openStorage({ connection, log: silent })));
  client = new pg.Client(connection);
  await client.connect();
  await there?.hints.listen({ onHint: (hint) => heard.push(hint), onGap: () => gaps++ });
}, 60_000);
afterAll(() => Promise.all([here?.close(), there?.close(), client.end()]));

test('hints about one table become one', () => {
  const table = tableId();
  const hints: Hint[] = [
    { table, seq: 3 },
    { table, room: true },
    { table, seq: 5 },
    { table, seq: 4, chat: true },
  ];
  expect(hints.reduce<Hint | undefined>(mergeHints, undefined)).toEqual({
    table,
    seq: 5,
    room: true,
    chat: true,
  });
});

test('many hints are split into payloads that the database carries', () => {
  const hints = Array.from({ length: 1_000 }, (_, seq) => ({ table: tableId(), seq }));
  const payloads = packHints('node', hints);
  expect(Math.max(...payloads.map((payload) => Buffer.byteLength(payload)))).toBeLessThan(8_000);
  expect(payloads.length).toBeLessThan(10);
  expect(payloads.flatMap((payload) => unpackHints(payload).hints)).toEqual(hints);
  expect(packHints('node', [])).toEqual([]);
});

test('hints of one moment travel together, to the other nodes only', async () => {
  const own: Hint[] = [];
  await here?.hints.listen({ onHint: (hint) => own.push(hint), onGap: () => undefined });
  let payloads = 0;
  client.on('notification', () => payloads++);
  await client.query('listen bridgehead_hints');
  const tables = Array.from({ length: 20 }, tableId);
  for (const table of tables) for (let seq = 1; seq <= 10; seq++) here?.hints.publish({ table, seq });
  await until(() => heard.length === 20 && payloads > 0);
  expect(heard).toEqual(tables.map((table) => ({ table, seq: 10 })));
  await sleep(30);
  expect(payloads).toBe(1);
  expect(own).toEqual([]);
  await client.query('unlisten *');
});

test('a node that lost its ear says so, hears again and catches up from the log', async () => {
  const table = tableId();
  const terminate = (condition: string) =>
    client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and ${condition}`,
    );
  const { rowCount } = await terminate(`query ilike 'listen %'`);
  expect(rowCount).toBe(2);
  await here?.entries.append(append(table, 1));
  here?.hints.publish({ table, seq: 1 });
  await until(() => gaps === 1);
  expect(await there?.entries.since(table, 0)).toHaveLength(1);

  here?.hints.publish({ table, seq: 2 });
  await until(() => heard.some((hint) => hint.table === table && hint.seq === 2));

  // Every connection at once: the next question may fail, the one after is answered.
  await terminate('true');
  await until(async () => here !== undefined && answers(here));
  await until(() => gaps === 2);
  here?.hints.publish({ table, seq: 3 });
  await until(() => heard.some((hint) => hint.table === table && hint.seq === 3));
  await until(async () => (await here?.entries.append(append(table, 2)).catch(() => false)) ?? false);
});

test('a node whose neighbour has died catches up: its last words may have been lost with it', async () => {
  await there?.heartbeat.beat();
  const before = gaps;
  const fallSilent = `update nodes set seen_at = now() - interval '20 seconds' where id = $1`;
  await client.query(fallSilent, [here?.node]);
  await there?.heartbeat.beat();
  expect(gaps).toBe(before + 1);
  await there?.heartbeat.beat();
  expect(gaps).toBe(before + 1);
  await here?.heartbeat.beat();
});

test('a node that is alone tells nobody, and whoever joins it hears what happened since', async () => {
  const database = await freshDatabase();
  const onGap = () => undefined;
  const alone = await openStorage({ connection: database, log: silent });
  await alone.hints.listen({ onHint: () => undefined, onGap });
  const listening = new pg.Client(database);
  await listening.connect();
  const payloads: string[] = [];
  listening.on('notification', ({ payload }) => payloads.push(payload ?? ''));
  await listening.query('listen bridgehead_hints');
  const table = tableId();
  alone.hints.publish({ table, seq: 7 });
  await sleep(50);
  expect(payloads).toEqual([]);

  const told: Hint[] = [];
  const newcomer = await openStorage({ connection: database, log: silent });
  await newcomer.hints.listen({ onHint: (hint) => told.push(hint), onGap });
  await until(() => told.length > 0);
  expect(told).toEqual([{ table, seq: 7 }]);
  alone.hints.publish({ table, seq: 8 });
  await until(() => told.length > 1);
  expect(told[1]).toEqual({ table, seq: 8 });
  await Promise.all([alone.close(), newcomer.close(), listening.end()]);
});
