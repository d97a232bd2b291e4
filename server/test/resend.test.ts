import { randomUUID } from 'node:crypto';
import type { AnyGame } from '@bridgehead/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SocketConnection } from '../src/postgres/index.ts';
import { openStorage, type Storage } from '../src/storage/index.ts';
import { findGame } from '@bridgehead/catalogue';
import type { ApiClient } from '../testkit/api.ts';
import { Party } from '../testkit/party.ts';
import { SocketClient } from '../testkit/socket-client.ts';
import { freshDatabase, silent } from './database.ts';
import { startTestNode, type TestNode } from './test-node.ts';

let connection: SocketConnection;
let storage: Storage;
let [here, there]: TestNode[] = [];
let game: AnyGame;
beforeAll(async () => {
  connection = await freshDatabase();
  storage = await openStorage({ connection, log: silent });
  [here, there] = await Promise.all([startTestNode(connection), startTestNode(connection)]);
  game = (await findGame('pobeda')?.load()) as AnyGame;
}, 60_000);
afterAll(() => Promise.all([here?.stop(), there?.stop(), storage.close()]));

/** A message that whoever is to move would send, and who would send it. */
function nextMessage(party: Party) {
  const decision = party.next();
  const { client } = party.at(decision.seat);
  const who = party.people[party.clients.indexOf(client)] as ApiClient;
  const move = party.at(decision.seat).moveFor(decision);
  const message = { kind: 'answer', decision: decision.id, seq: party.seq, move } as const;
  return { client, who, message, id: randomUUID() };
}

function gather(): Promise<Party> {
  return Party.gather(game, { people: 2, origins: [here?.origin ?? ''] });
}

async function expectEntries(party: Party, count: number): Promise<void> {
  const log = await storage.entries.since(party.table, 0);
  expect(log.map(({ seq }) => seq)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
}

test('a move sent twice is one entry, and both times answered with it', async () => {
  const party = await gather();
  await party.playOn(3);
  const { client, message, id } = nextMessage(party);
  client.sendRaw(JSON.stringify({ ...message, id }));
  expect(await client.ask(message, id)).toEqual({ seq: 4 });
  expect(await client.ask(message, id)).toEqual({ seq: 4 });
  await party.reach(4);
  await party.playOn(2);
  expect(await client.ask(message, id)).toEqual({ seq: 4 });
  await expectEntries(party, 6);
  party.close();
});

test('the same move at another node, by the same player with another connection', async () => {
  const party = await gather();
  await party.playOn(3);
  const { client, who, message, id } = nextMessage(party);
  const elsewhere = await SocketClient.at(who.at(there?.origin ?? ''), party.table);
  expect(await client.ask(message, id)).toEqual({ seq: 4 });
  // Whether the hint has reached it or not.
  expect(await elsewhere.ask(message, id)).toEqual({ seq: 4 });
  await party.reach(4);
  await party.playOn(3);
  expect(await elsewhere.ask(message, id)).toEqual({ seq: 4 });
  await expectEntries(party, 7);
  elsewhere.close();
  party.close();
});

test('the same move at both nodes at the same moment', async () => {
  const party = await gather();
  for (let round = 0; round < 10; round++) {
    const { client, who, message, id } = nextMessage(party);
    const elsewhere = await SocketClient.at(who.at(there?.origin ?? ''), party.table);
    const answers = await Promise.all([client.ask(message, id), elsewhere.ask(message, id)]);
    expect(answers).toEqual([{ seq: round + 1 }, { seq: round + 1 }]);
    await party.reach(round + 1);
    elsewhere.close();
  }
  await expectEntries(party, 10);
  party.close();
});

test('a move sent again after a restart, long after the game went on', async () => {
  const third = await startTestNode(connection);
  const party = await Party.gather(game, { people: 2, origins: [third.origin] });
  const { client, who, message, id } = nextMessage(party);
  expect(await client.ask(message, id)).toEqual({ seq: 1 });
  await party.reach(1);
  await party.playOn(70);
  const length = party.seq;
  await third.stop();
  const fresh = await startTestNode(connection);
  const back = await SocketClient.at(who.at(fresh.origin), party.table, false, 0);
  expect(back.play?.seq).toBe(length);
  expect(await back.ask(message, id)).toEqual({ seq: 1 });
  await expectEntries(party, length);
  back.close();
  await fresh.stop();
});

test('an id is its sender’s: used by another seat, it names another message', async () => {
  const party = await gather();
  const first = nextMessage(party);
  expect(await first.client.ask(first.message, first.id)).toEqual({ seq: 1 });
  await party.reach(1);
  const other = party.clients.find((client) => client !== first.client) as SocketClient;
  const theirs = await other.ask({ ...first.message, seq: 1 }, first.id);
  expect(theirs).toHaveProperty('refusal');
  await first.client.ask({ kind: 'chat', text: 'Mine' }, first.id);
  await other.ask({ kind: 'chat', text: 'Also mine' }, first.id);
  await other.until(() => other.chat.length === 2);
  expect(other.chat.map(({ text }) => text)).toEqual(['Mine', 'Also mine']);
  await expectEntries(party, 1);
  party.close();
});

test('a take-back that was proposed is proposed once, however often it is sent', async () => {
  const third = await startTestNode(connection);
  const party = await Party.gather(game, { people: 2, origins: [third.origin] });
  await party.playOn(4);
  const [one] = party.clients as [SocketClient, SocketClient];
  const message = { kind: 'take-back', keep: 1, seq: 4 } as const;
  const id = randomUUID();
  expect(await one.ask(message, id)).toEqual({});
  await third.stop();
  const fresh = await startTestNode(connection);
  const [back, other] = (await Promise.all(
    party.people.map((who) => SocketClient.at(who.at(fresh.origin), party.table)),
  )) as [SocketClient, SocketClient];
  expect(await back.ask(message, id)).toEqual({});
  expect(await other.ask(message, id), 'not for somebody else').toHaveProperty('refusal');
  expect(await other.change({ do: 'agree', proposal: back.room?.proposal?.id ?? '' })).toEqual({});
  await back.until(() => back.play?.seq === 5);
  expect(await back.ask(message, id)).toEqual({ seq: 5 });
  await expectEntries(party, 5);
  for (const client of [back, other]) client.close();
  await fresh.stop();
});
