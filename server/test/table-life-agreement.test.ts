import { type AnyGame, verify } from '@bridgehead/kernel';
import { findGame } from '@bridgehead/catalogue';
import type { FinishedReply, RecordReply } from '@bridgehead/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStorage } from '../src/storage/index.ts';
import type { ApiClient } from '../testkit/api.ts';
import { Desk, Guest } from '../testkit/desk.ts';
import { Party } from '../testkit/party.ts';
import type { SocketClient } from '../testkit/socket-client.ts';
import { freshDatabase, silent } from './database.ts';
import { refused, startTestNode, type TestNode } from './test-node.ts';

let nodes: TestNode[];
let game: AnyGame;
beforeAll(async () => {
  const database = await freshDatabase();
  nodes = [await startTestNode(database), await startTestNode(database)];
  game = (await findGame('pobeda')?.load()) as AnyGame;
}, 60_000);
afterAll(() => Promise.all(nodes.map((node) => node.stop())));

const origins = () => nodes.map(({ origin }) => origin);

async function recordOf(party: Party): Promise<RecordReply['record']> {
  const path = `/api/tables/${party.table}/record`;
  return (await (party.people[0] as ApiClient).send<RecordReply>('GET', path)).record;
}

test('whoever resigns has lost at once, at both nodes, and the sealed record holds', async () => {
  const party = await Party.gather(game, { people: 2, origins: origins() });
  await party.playOn(3);
  const [one, other] = party.clients as [SocketClient, SocketClient];
  expect(await other.change({ do: 'end', end: 'resigned' })).toMatchObject({});
  await party.reach(4);
  for (const { play } of party.clients) {
    expect(play).toMatchObject({ pending: [], outcome: { kind: 'win', winners: [0], ending: 'resigned' } });
    expect(play?.steps.at(-1)).toMatchObject({ seq: 4, seat: 1, agreed: { end: 'resigned', by: [1] } });
  }
  for (const client of party.clients) await client.until(() => client.room?.phase === 'finished');
  expect(refused(await one.change({ do: 'end', end: 'draw' }))).toBe('not-playing');
  const record = await recordOf(party);
  expect(record.entries.at(-1)).toMatchObject({ kind: 'agreed', end: 'resigned', by: [1] });
  expect(record.seal).toBeDefined();
  expect(verify(game.rules, game.content.hash, record).fault).toBeNull();
  const { games } = await (party.people[1] as ApiClient).send<FinishedReply>('GET', '/api/finished');
  const won = { outcome: { kind: 'win', winners: [0] }, victory: { ru: expect.any(String) } };
  expect(games).toMatchObject([{ table: party.table, ended: won }]);
  party.close();
});

test('a draw is offered, and is one when the last of them agrees', async () => {
  const party = await Party.gather(game, { people: 2, origins: origins() });
  await party.playOn(2);
  const [one, other] = party.clients as [SocketClient, SocketClient];
  expect(await one.change({ do: 'end', end: 'draw' })).toEqual({});
  await other.until(() => other.room?.proposal !== null);
  expect(other.room?.proposal).toMatchObject({ by: 0, asked: [0, 1], what: { kind: 'end', end: 'draw' } });
  // It stands while the game goes on.
  await party.move();
  expect(await other.change({ do: 'agree', proposal: other.room?.proposal?.id ?? '' })).toEqual({});
  await party.reach(4);
  expect(one.play?.outcome).toEqual({ kind: 'draw', between: [0, 1], ending: 'agreed' });
  await one.until(() => one.room?.phase === 'finished');
  expect(verify(game.rules, game.content.hash, await recordOf(party)).fault).toBeNull();
  party.close();
});

test('a draw that is declined leaves everything as it was', async () => {
  const party = await Party.gather(game, { people: 2, origins: origins() });
  const [one, other] = party.clients as [SocketClient, SocketClient];
  await one.change({ do: 'end', end: 'draw' });
  await other.until(() => other.room?.proposal !== null);
  await other.change({ do: 'decline', proposal: other.room?.proposal?.id ?? '' });
  await one.until(() => one.room?.proposal === null);
  expect([one.play?.seq, one.room?.phase]).toEqual([0, 'playing']);
  party.close();
});

test('a team resigns together, a third side not at all, and bots agree to no draw', async () => {
  const team = await Party.gather(game, { people: 4, origins: origins(), options: { teams: '2+2' } });
  const sides = game.rules.manifest.sides?.({ seats: 4, options: { teams: '2+2' } }) ?? [];
  const mate = sides.findIndex((side, seat) => seat > 0 && side === sides[0]);
  await team.host.change({ do: 'end', end: 'resigned' });
  await team.host.until(() => team.host.room?.proposal !== null);
  const { proposal } = team.host.room ?? {};
  expect(proposal?.asked).toEqual([0, mate]);
  const { client } = team.at(mate);
  await client.until(() => client.room?.proposal !== null);
  await client.change({ do: 'agree', proposal: proposal?.id ?? '' });
  await team.reach(1);
  expect(team.host.play?.outcome).toMatchObject({ kind: 'win', ending: 'resigned' });
  team.close();

  const crowd = await Party.gather(game, { people: 3, origins: origins(), options: { teams: '1+1+1' } });
  expect(refused(await crowd.host.change({ do: 'end', end: 'resigned' }))).toBe('resign-many-sides');
  crowd.close();
});

test('a table that was ended so is over for whoever opens it next, snapshot or not', async () => {
  const storage = await openStorage({ connection: await freshDatabase(), log: silent });
  const desk = new Desk(storage);
  const people = [new Guest('Анна'), new Guest('Борис')];
  const table = await desk.seat(people);
  await table.change(people[0] as Guest, { do: 'end', end: 'resigned' });
  await table.settle();
  desk.forget();
  const again = await desk.open(table.id);
  expect(again.room.phase).toBe('finished');
  expect(again.position).toMatchObject({ seq: 1, line: 0, pending: [], agreed: { winners: [1] } });
  const bot = { kind: 'bot', bot: 'quick', name: 'Бот' } as const;
  const alone = await desk.setUp(people[0] as Guest, { seats: [{ kind: 'open' }, bot] });
  await alone.change(people[0] as Guest, { do: 'start' });
  const draw = await alone.change(people[0] as Guest, { do: 'end', end: 'draw' });
  expect(draw).toEqual({ refusal: { reason: 'draw-with-bots' } });
  await storage.close();
});
