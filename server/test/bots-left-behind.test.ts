import { randomUUID } from 'node:crypto';
import { listMoves, type Decision, nextDecision } from '@bridgehead/kernel';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { BotKeeper } from '../src/bots/keeper.ts';
import type { SocketConnection } from '../src/postgres/index.ts';
import { openStorage, type Storage } from '../src/storage/index.ts';
import { Library } from '../src/library.ts';
import type { Shelf } from '../src/tables/shelf.ts';
import { Desk, Guest } from '../testkit/desk.ts';
import { liveShelf } from '../testkit/live-shelf.ts';
import { freshDatabase, silent } from './database.ts';

let connection: SocketConnection;
let storage: Storage;
beforeAll(async () => {
  connection = await freshDatabase();
  storage = await openStorage({ connection, log: silent });
}, 60_000);
afterAll(() => storage.close());

function keeperOn(most: number) {
  const library = new Library(async () => undefined);
  const bots = new BotKeeper({ budgetMs: 20, pauseMs: 900, threads: 1 }, storage, library, silent);
  const shelf = liveShelf(storage, library, (table, step) => bots.stir(table, step), most);
  return { bots, shelf };
}

/** A game of one person and one bot, on a node that does not think. */
async function abandoned(on: Storage, isBotNext: boolean): Promise<string> {
  const anna = new Guest('Anna');
  const table = await new Desk(on).setUp(anna, {
    seats: [{ kind: 'open' }, { kind: 'bot', bot: 'quick', name: 'Бот' }],
  });
  await table.change(anna, { do: 'start' });
  for (let seq = 0; table.isBotDue !== isBotNext && seq < 50; seq++) {
    const decision = nextDecision(table.pending) as Decision;
    const [move] = listMoves(table.game.rules, table.position?.state, decision);
    const message = { kind: 'answer', id: randomUUID(), decision: decision.id, seq, move } as const;
    if (decision.seat === 0) await table.answer(anna, message, () => undefined);
    else await table.answerAsBot(decision, move, { reason: 'test' }, seq);
  }
  expect(table.isBotDue).toBe(isBotNext);
  return table.id;
}

const lengthOf = async (id: string) => (await storage.entries.since(id, 0)).length;

test('when a node is gone after a person’s move, another plays the bot on; games that wait for people are not opened', async () => {
  const dying = await openStorage({ connection, log: silent });
  const due = await abandoned(dying, true);
  const quiet = await abandoned(dying, false);
  const before = await lengthOf(due);
  await dying.close();
  vi.spyOn(storage.heartbeat, 'knowsTheOthers', 'get').mockReturnValue(true);
  const { bots, shelf } = keeperOn(100);
  bots.sweepBy(shelf);
  await vi.waitFor(async () => expect(await lengthOf(due)).toBeGreaterThan(before), {
    timeout: 25_000,
    interval: 100,
  });
  expect(await shelf.find(quiet)).toBeUndefined();
  expect(shelf.size).toBe(1);
  await bots.close();
  await shelf.settle();
}, 40_000);

test('a game with bots that waits for a person does not stay in memory, nor in the database as open', async () => {
  const { bots, shelf } = keeperOn(2);
  const quiet: string[] = [];
  for (let game = 0; game < 6; game++) quiet.push(await abandoned(storage, false));
  for (const id of quiet) await shelf.open(id);
  expect(shelf.size).toBeLessThan(quiet.length);
  await bots.close();
  await shelf.settle();
});

test('a table that cannot be opened, or takes its time, keeps no other waiting', async () => {
  const dying = await openStorage({ connection, log: silent });
  const due = [await abandoned(dying, true), await abandoned(dying, true), await abandoned(dying, true)];
  await dying.close();
  vi.spyOn(storage.heartbeat, 'knowsTheOthers', 'get').mockReturnValue(true);
  const { bots, shelf } = keeperOn(100);
  const opened: string[] = [];
  const open = (id: string) => {
    opened.push(id);
    if (id === opened[0]) return new Promise<never>(() => {});
    return opened.length === 2 ? Promise.reject(new Error('not now')) : shelf.open(id);
  };
  const before = new Map(await Promise.all(due.map(async (id) => [id, await lengthOf(id)] as const)));
  bots.sweepBy({ open } as Shelf);
  const hasGoneOn = async (id = '') => expect(await lengthOf(id)).toBeGreaterThan(before.get(id) ?? 0);
  await vi.waitFor(() => hasGoneOn(opened[2]), { timeout: 25_000, interval: 100 });
  // What failed once is tried again.
  await vi.waitFor(() => hasGoneOn(opened[1]), { timeout: 25_000, interval: 100 });
  await bots.close();
  await shelf.settle();
}, 60_000);
