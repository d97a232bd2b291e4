import { randomUUID } from 'node:crypto';
import { listMoves, nextDecision, type Decision } from '@bridgehead/kernel';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import type { SocketConnection } from '../src/postgres/index.ts';
import { createSigning } from '../src/signing/index.ts';
import { openStorage, type Storage } from '../src/storage/index.ts';
import { Library } from '../src/library.ts';
import { NewTables } from '../src/tables/new-tables.ts';
import { randomId } from '../src/tables/set-up.ts';
import { Shelf } from '../src/tables/shelf.ts';
import { tableService } from '../src/tables/table-service.ts';
import { Desk, Guest } from '../testkit/desk.ts';
import { findInPlace } from '../testkit/find-in-place.ts';
import { reckonInPlace } from '../testkit/reckon-in-place.ts';
import { freshDatabase, silent } from './database.ts';

let connection: SocketConnection;
let storage: Storage;
beforeAll(async () => {
  connection = await freshDatabase();
  storage = await openStorage({ connection, log: silent });
}, 60_000);
afterAll(() => storage.close());

test('a game that everybody has left for months ends: nobody moves any more, what was played can be read', async () => {
  const { limits, retention } = readConfig({});
  const library = new Library(async () => undefined);
  const services = {
    storage,
    library,
    signing: createSigning(storage, Date.now),
    log: silent,
    now: Date.now,
    clock: Date.now,
    newId: randomId,
    find: findInPlace,
    reckon: reckonInPlace,
    stirred: () => {},
  };
  const shelf = new Shelf(services, 10);
  const packs = { packs: 1, bytes: 1 };
  const tables = tableService(
    storage,
    library,
    shelf,
    { unfinishedTables: 9, packs },
    new NewTables(limits, 'secret'),
    silent,
  );
  const people = [new Guest('Anna'), new Guest('Boris')] as const;
  const begun = await new Desk(storage).seat(people);
  const table = await shelf.open(begun.id);
  if ('refusal' in table) throw new Error(table.refusal.reason);
  const move = async (seq: number) => {
    const decision = nextDecision(table.pending) as Decision;
    const [first] = listMoves(table.game.rules, table.position?.state, decision);
    const message = { kind: 'answer', id: randomUUID(), decision: decision.id, seq, move: first } as const;
    return table.answer(people[decision.seat] as Guest, message, () => undefined);
  };
  expect(await move(0)).toEqual({ seq: 1 });
  expect(await tables.recordOf(begun.id, null)).toEqual({ refusal: { reason: 'not-finished' } });

  for (const person of people) begun.leave(person);
  await begun.settle();
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(`truncate presence; update tables set changed_at = now() - interval '91 days';
    update entries set at = at - ${91 * 86_400_000}`);
  await client.end();
  await storage.retention.prune(retention, async (closed) => tables.roomsChanged(closed));

  expect(table.room.phase).toBe('closed');
  expect(await move(1)).toEqual({ refusal: { reason: 'not-playing' } });
  const read = await tables.recordOf(begun.id, null);
  if ('refusal' in read) throw new Error(read.refusal.reason);
  expect(read.record.entries).toHaveLength(1);
  expect(read.record.closing).toBeUndefined();
});
