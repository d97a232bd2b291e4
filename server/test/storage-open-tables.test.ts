import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { SocketConnection } from '../src/postgres/index.ts';
import { openStorage, type Storage } from '../src/storage/index.ts';
import { freshDatabase, silent } from './database.ts';
import { append, header, human, room, tableId } from './tables.ts';

let connection: SocketConnection;
let client: pg.Client;
let survivor: Storage;
beforeAll(async () => {
  connection = await freshDatabase();
  client = new pg.Client(connection);
  await client.connect();
  survivor = await openStorage({ connection, log: silent });
  // Long enough to know who lives.
  vi.spyOn(survivor.heartbeat, 'knowsTheOthers', 'get').mockReturnValue(true);
}, 60_000);
afterAll(async () => {
  await survivor.close();
  await client.end();
});

const bot = { kind: 'bot', name: 'Бот', bot: 'easy' } as const;
const start = { header, setup: [], seed: 'sfc32:00000000000000000000000000000001' } as const;

/** A game of a person and a bot that another node has open. */
async function game(storage: Storage, opening = '0'): Promise<string> {
  const id = tableId();
  const seats = [human(), bot];
  await storage.tables.create({ id, room: room({ seats }) });
  await storage.openTables.hold(id);
  const playing = room({ seats, phase: 'playing' });
  await storage.tables.change(id, 1, { room: playing, start: { ...start, turn: opening } });
  return id;
}

const rows = async () => (await client.query('select table_id, node from open_tables')).rows;
const takeOver = () => survivor.openTables.takeOver(survivor.heartbeat, ({ turn }) => turn.includes(1));
const dies = (storage: Storage) =>
  client.query(`update nodes set seen_at = now() - interval '16 s' where id = $1`, [storage.node]);

test('of a dead node only the games that wait for a bot are taken over, and stay known to others', async () => {
  const other = await openStorage({ connection, log: silent });
  const begun = await game(other, '1');
  const moved = await game(other);
  await other.entries.append(append(moved, 1, { turn: '1' }));
  const waits = await game(other);
  expect(await takeOver()).toEqual([]);
  await dies(other);
  const taken = await takeOver();
  expect(taken.map(({ id }) => id).toSorted()).toEqual([begun, moved].toSorted());
  expect(taken[0]?.room.seats[1]).toEqual(bot);
  expect((await rows()).filter(({ table_id }) => table_id === waits)).toEqual([]);
  expect(await rows()).toContainEqual({ table_id: moved, node: survivor.node });
  await other.close();
});

test('a node that was stopped leaves its games at once; what the survivor has open stays its own', async () => {
  const other = await openStorage({ connection, log: silent });
  const shared = await game(other);
  await survivor.openTables.hold(shared);
  await other.close();
  expect(await takeOver()).toEqual([]);
  expect((await rows()).filter(({ table_id }) => table_id === shared)).toEqual([
    { table_id: shared, node: survivor.node },
  ]);
});

test('a node that was taken for dead says again what it has open before it writes', async () => {
  const other = await openStorage({ connection, log: silent });
  const id = await game(other);
  await dies(other);
  await client.query('delete from nodes where id = $1', [other.node]);
  await takeOver();
  expect((await rows()).filter(({ table_id }) => table_id === id)).toEqual([]);
  vi.spyOn(performance, 'now').mockReturnValueOnce(performance.now() + 11_000);
  await other.entries.append(append(id, 1, { turn: '1' }));
  expect(await rows()).toContainEqual({ table_id: id, node: other.node });
  await dies(other);
  expect((await takeOver()).map((left) => left.id)).toEqual([id]);
  await other.close();
});

test('after a crash of the database nobody is taken for dead who had no time to speak', async () => {
  const fresh = await openStorage({ connection, log: silent });
  const id = await game(survivor, '1');
  await client.query('truncate nodes, presence');
  const found = await fresh.openTables.takeOver(fresh.heartbeat, () => true);
  expect(found).toEqual([]);
  await survivor.heartbeat.beat();
  expect(await rows()).toContainEqual({ table_id: id, node: survivor.node });
  await fresh.close();
});
