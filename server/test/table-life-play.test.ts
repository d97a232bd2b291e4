import { type AnyGame, verify } from '@bridgehead/kernel';
import { mustBeSpoken } from '@bridgehead/kernel/testkit';
import {
  judgeSeal,
  KEYS_ADDRESS,
  type LobbyReply,
  type RecordReply,
  type ServerKeys,
} from '@bridgehead/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findGame } from '@bridgehead/catalogue';
import { ApiClient } from '../testkit/api.ts';
import { Party } from '../testkit/party.ts';
import { SocketClient } from '../testkit/socket-client.ts';
import { freshDatabase } from './database.ts';
import { refused, startTestNode, type TestNode } from './test-node.ts';

let node: TestNode;
let game: AnyGame;
beforeAll(async () => {
  node = await startTestNode(await freshDatabase());
  game = (await findGame('pobeda')?.load()) as AnyGame;
}, 60_000);
afterAll(() => node.stop());

test('a whole game, watched, recorded and played again', async () => {
  const party = await Party.gather(game, { people: 2, origins: [node.origin], visibility: 'public' });
  const watcher = await SocketClient.at(await ApiClient.guest(node.origin, 'Watcher'), party.table);
  const nobody = await SocketClient.at(new ApiClient(node.origin), party.table);
  const [host] = party.people as [ApiClient];
  await party.playOn(5);
  expect((await host.send<LobbyReply>('GET', '/api/lobby')).live.map(({ table }) => table)).toContain(
    party.table,
  );
  expect(watcher.play).toMatchObject({
    viewer: 'spectator',
    seq: 5,
    view: { hand: [], viewer: 'spectator' },
  });
  expect(refused(await watcher.ask({ kind: 'answer', decision: 'turn:5', seq: 5, move: {} }))).toBe(
    'not-seated',
  );
  expect(refused(await watcher.ask({ kind: 'take-back', keep: 0, seq: 5 }))).toBe('not-seated');
  expect(refused(await watcher.change({ do: 'expel', seat: 0 }))).toBe('not-seated');
  expect(refused(await nobody.ask({ kind: 'chat', text: 'hello' }))).toBe('no-identity');
  expect(refused(await party.host.change({ do: 'rematch' }))).toBe('not-finished');
  await expect(host.send('GET', `/api/tables/${party.table}/record`)).rejects.toThrow('not-finished');

  await party.playOut();
  expect(party.clients.map(({ gaps }) => gaps)).toEqual([0, 0]);
  await watcher.until(() => watcher.room?.phase === 'finished');
  expect(nobody.play?.outcome).toEqual(party.host.play?.outcome);
  const { record } = await host.send<RecordReply>('GET', `/api/tables/${party.table}/record`);
  expect(verify(game.rules, game.content.hash, record).fault).toBeNull();
  expect(record.header.table).toBe(party.table);
  expect(judgeSeal(record, await host.send<ServerKeys>('GET', KEYS_ADDRESS))).toBe('server');
  expect(record.entries).toHaveLength(party.seq);
  expect(record.header.commitment).toBe(party.host.play?.header.commitment);
  const last = party.host.play?.pending ?? [];
  expect(last).toEqual([]);
  expect(refused(await party.host.ask({ kind: 'answer', decision: 'turn:1', seq: 0, move: {} }))).toBe(
    'game-over',
  );

  const { seq } = party;
  expect(refused(await party.host.ask({ kind: 'take-back', keep: 0, seq }))).toBe('game-over');

  expect(refused(await watcher.change({ do: 'rematch' }))).toBe('not-seated');
  const [once, again] = [
    await party.host.change({ do: 'rematch' }),
    await party.client(1).change({ do: 'rematch' }),
  ];
  expect(once).toEqual({ table: expect.stringMatching(/^[\w-]{22}$/) });
  expect(again).toEqual(once);
  await watcher.until(() => watcher.room?.rematch !== null);
  const next = await SocketClient.at(party.people[1] as ApiClient, 'table' in once ? (once.table ?? '') : '');
  expect(next.room).toMatchObject({ phase: 'waiting', you: 1, seats: [{ ready: false }, { ready: false }] });
  for (const client of [...party.clients, watcher, nobody, next]) client.close();
});

test('bots move by themselves, and the game with them ends like any other', async () => {
  const anna = await ApiClient.guest(node.origin, 'Anna');
  const bot = { kind: 'bot', bot: 'quick', name: 'Robot' } as const;
  const { table } = await anna.createTable({ seats: [{ kind: 'open' }, bot] });
  const client = await SocketClient.at(anna, table);
  await client.change({ do: 'start' });
  await client.until(() => client.play !== null);
  const party = { client, seat: client.room?.you ?? 0 };
  const isMine = () => client.play?.pending.some(({ seat, must }) => must && seat === party.seat) ?? false;
  await client.until(isMine);
  const before = client.play?.seq ?? 0;
  const decision = client.play?.pending.find(({ must }) => must);
  const { rules } = game;
  const chance = { below: () => 0 };
  const state = rules.sample(client.play?.view, chance);
  const move = decision && rules.randomMove(state, decision, chance);
  const done = await client.ask({ kind: 'answer', decision: decision?.id ?? '', seq: before, move });
  expect(done).toEqual({ seq: before + 1 });
  await client.until(() => (client.play?.seq ?? 0) > before + 1);
  const robots = client.play?.steps.filter(({ seat }) => seat !== party.seat) ?? [];
  expect(robots.length).toBeGreaterThan(0);
  // Why it moved so is told with all that the sentence needs, and can be said.
  for (const { why } of robots) mustBeSpoken(why && game.text.reason(why), 'a reason');
  client.close();
});

test('a stranger finds no table by a wrong name', async () => {
  const client = await SocketClient.connect(await ApiClient.guest(node.origin, 'Stranger'));
  expect(refused(await client.open('AAAAAAAAAAAAAAAAAAAAAA'))).toBe('no-table');
  expect(refused(await client.change({ do: 'sit' }))).toBe('not-open');
  client.close();
});

test('somebody who opens two tables at once listens at the last one only', async () => {
  const [one, two] = [
    await Party.gather(game, { people: 2, origins: [node.origin] }),
    await Party.gather(game, { people: 2, origins: [node.origin] }),
  ];
  const watcher = await SocketClient.connect(await ApiClient.guest(node.origin, 'Watcher'), true);
  await Promise.all([watcher.open(one.table), watcher.open(two.table, undefined, 0)]);
  expect(watcher.room?.table).toBe(two.table);
  const before = watcher.transcript.length;
  await one.playOn(2);
  await two.playOn(1);
  await watcher.until(() => watcher.play?.seq === 1);
  expect(watcher.transcript.slice(before).filter((line) => line.includes('"kind":"step"'))).toHaveLength(1);
  for (const party of [one, two]) party.close();
  watcher.close();
});
